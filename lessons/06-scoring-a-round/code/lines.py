[(line.reason, line.points) for line in score.of("NS").lines]
