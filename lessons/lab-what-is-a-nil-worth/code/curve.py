nil.chart(language())
