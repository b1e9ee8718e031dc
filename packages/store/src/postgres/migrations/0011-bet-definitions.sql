-- Definitions of the bets that rooms have or had, by the hash that records name them by. `0011-bet-definitions.ts` fills in those
-- that the events have already.
CREATE TABLE bet_definitions (
  hash text COLLATE "C" PRIMARY KEY CHECK (length(hash) = 64),
  body text NOT NULL
);
