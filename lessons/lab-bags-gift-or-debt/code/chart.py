grid.chart(language(), x="NS.bags", y="NS.tricks")
