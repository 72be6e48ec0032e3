compared.chart(language())  # add side="NS" to see totals
