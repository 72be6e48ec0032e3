{"last digit": abs(total) % 10, "bags": bags, "it tells": total >= 0 and total % 10 == bags}
