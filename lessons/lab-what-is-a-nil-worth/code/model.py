from spades_teach import round_model

model = round_model()
f"{model.counted} rounds, {model.nil_kept:.1%} of the nils kept"
