nil.chart(language)
