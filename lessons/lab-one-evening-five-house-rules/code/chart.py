compared.chart(language())  # side="NS" shows totals
