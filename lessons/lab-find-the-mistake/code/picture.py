found.chart(language())
