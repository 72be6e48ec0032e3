compared.to_frame(wide=True).xs("total", axis=1, level=2)
