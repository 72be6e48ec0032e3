compared.chart("en")  # or "fa"; side="NS" shows totals
