import ArgumentParser

/// The command line's own: a photo's flag is `PholioFacts.Flag` here.
typealias Flag = ArgumentParser.Flag
