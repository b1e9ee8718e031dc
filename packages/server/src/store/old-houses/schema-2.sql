-- A house of schema version 2, as its release wrote it: its schema, and three rounds at a table, one still open, and one
-- of a patron alone.

PRAGMA application_id = 1347767892;
PRAGMA user_version = 2;

CREATE TABLE events (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL CHECK (version > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  type     TEXT    GENERATED ALWAYS AS (body ->> '$.type') VIRTUAL,
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL,
  state    TEXT    NOT NULL CHECK (json_valid(state)),
  PRIMARY KEY (table_id, version),
  FOREIGN KEY (table_id, version) REFERENCES events (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_shoes (
  shoe     TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL,
  sealed   BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tickets (
  patron TEXT NOT NULL,
  ticket TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  PRIMARY KEY (patron, ticket)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  account       TEXT    NOT NULL PRIMARY KEY,
  balance_minor INTEGER NOT NULL,
  pending_minor INTEGER NOT NULL CHECK (pending_minor >= 0),
  CHECK (account = 'house' OR balance_minor >= pending_minor)
) STRICT, WITHOUT ROWID;

CREATE TABLE movements (
  number       INTEGER PRIMARY KEY,
  id           TEXT    NOT NULL UNIQUE,
  state        TEXT    NOT NULL CHECK (state IN ('direct', 'pending', 'posted', 'voided')),
  debit        TEXT    NOT NULL,
  credit       TEXT    NOT NULL CHECK (credit <> debit),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  code         TEXT    NOT NULL,
  at           INTEGER NOT NULL,
  table_id     TEXT,
  shoe         INTEGER,
  round        INTEGER
) STRICT;

CREATE TABLE resolutions (
  number   INTEGER PRIMARY KEY,
  id       TEXT    NOT NULL UNIQUE,
  kind     TEXT    NOT NULL CHECK (kind IN ('post', 'void')),
  movement INTEGER NOT NULL UNIQUE REFERENCES movements (number),
  at       INTEGER NOT NULL,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;

CREATE TABLE postings (
  account             TEXT    NOT NULL REFERENCES accounts (account),
  line                INTEGER NOT NULL CHECK (line > 0),
  movement            INTEGER NOT NULL REFERENCES movements (number),
  amount_minor        INTEGER NOT NULL CHECK (amount_minor <> 0),
  balance_after_minor INTEGER NOT NULL,
  at                  INTEGER NOT NULL,
  PRIMARY KEY (account, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  patron   TEXT    NOT NULL,
  line     INTEGER NOT NULL CHECK (line > 0),
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  PRIMARY KEY (patron, line),
  UNIQUE (patron, table_id, shoe, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE patrons (
  patron     TEXT    NOT NULL PRIMARY KEY,
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash   TEXT NOT NULL PRIMARY KEY,
  patron TEXT NOT NULL REFERENCES patrons (patron)
) STRICT, WITHOUT ROWID;

CREATE TABLE shoe_archive (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (table_id, number)
) STRICT;

INSERT INTO events (table_id, version, body) VALUES
  ('main', 1, '{"type":"TableOpened","setup":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"at":1000}'),
  ('main', 2, '{"type":"ShoeShuffled","shoe":"main-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"at":1000}'),
  ('main', 3, '{"type":"CardsBurned","faceUp":"4S","count":4,"at":1001}'),
  ('main', 4, '{"type":"RoundOpened","round":1,"closesAt":16001,"last":false,"at":1001}'),
  ('main', 5, '{"type":"TicketAccepted","ticket":{"id":"ticket-a1","patron":"ann","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"player","stakeMinor":2000}]},"at":1001}'),
  ('main', 6, '{"type":"TicketAccepted","ticket":{"id":"ticket-b1","patron":"ben","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"banker","stakeMinor":3000},{"option":"tie","stakeMinor":500}]},"at":1001}'),
  ('main', 7, '{"type":"BettingClosed","at":16001}'),
  ('main', 8, '{"type":"CardDealt","side":"player","card":"KD","index":5,"at":16002}'),
  ('main', 9, '{"type":"CardDealt","side":"banker","card":"7C","index":6,"at":16003}'),
  ('main', 10, '{"type":"CardDealt","side":"player","card":"AS","index":7,"at":16004}'),
  ('main', 11, '{"type":"CardDealt","side":"banker","card":"8S","index":8,"at":16005}'),
  ('main', 12, '{"type":"CardDealt","side":"player","card":"2H","index":9,"at":16006}'),
  ('main', 13, '{"type":"RoundSettled","at":16007}'),
  ('main', 14, '{"type":"RoundOpened","round":2,"closesAt":31008,"last":false,"at":16008}'),
  ('main', 15, '{"type":"TicketAccepted","ticket":{"id":"ticket-a2","patron":"ann","shoe":1,"round":2,"mode":"no-commission","bets":[{"option":"banker","stakeMinor":5000}]},"at":16008}'),
  ('main', 16, '{"type":"BettingClosed","at":31008}'),
  ('main', 17, '{"type":"CardDealt","side":"player","card":"9H","index":10,"at":31009}'),
  ('main', 18, '{"type":"CardDealt","side":"banker","card":"3D","index":11,"at":31010}'),
  ('main', 19, '{"type":"CardDealt","side":"player","card":"TD","index":12,"at":31011}'),
  ('main', 20, '{"type":"CardDealt","side":"banker","card":"4C","index":13,"at":31012}'),
  ('main', 21, '{"type":"RoundSettled","at":31013}'),
  ('main', 22, '{"type":"RoundOpened","round":3,"closesAt":46014,"last":false,"at":31014}'),
  ('main', 23, '{"type":"TicketAccepted","ticket":{"id":"ticket-b3","patron":"ben","shoe":1,"round":3,"mode":"traditional","bets":[{"option":"player","stakeMinor":1000}]},"at":31014}'),
  ('single.ann', 1, '{"type":"TableOpened","setup":{"table":"single.ann","name":"Table single.ann","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"at":86401000}'),
  ('single.ann', 2, '{"type":"ShoeShuffled","shoe":"single-ann-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"at":86401000}'),
  ('single.ann', 3, '{"type":"CardsBurned","faceUp":"4S","count":4,"at":86401001}'),
  ('single.ann', 4, '{"type":"RoundOpened","round":1,"closesAt":86416001,"last":false,"at":86401001}'),
  ('single.ann', 5, '{"type":"TicketAccepted","ticket":{"id":"ticket-s1","patron":"ann","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"player","stakeMinor":1000}]},"at":86401001}'),
  ('single.ann', 6, '{"type":"BettingClosed","at":86416001}'),
  ('single.ann', 7, '{"type":"CardDealt","side":"player","card":"KD","index":5,"at":86416002}'),
  ('single.ann', 8, '{"type":"CardDealt","side":"banker","card":"7C","index":6,"at":86416003}'),
  ('single.ann', 9, '{"type":"CardDealt","side":"player","card":"AS","index":7,"at":86416004}'),
  ('single.ann', 10, '{"type":"CardDealt","side":"banker","card":"8S","index":8,"at":86416005}'),
  ('single.ann', 11, '{"type":"CardDealt","side":"player","card":"2H","index":9,"at":86416006}'),
  ('single.ann', 12, '{"type":"RoundSettled","at":86416007}');

INSERT INTO accounts (account, balance_minor, pending_minor) VALUES
  ('escrow:main', 0, 0),
  ('escrow:single.ann', 0, 0),
  ('house', -194350, 0),
  ('patron:ann', 92000, 0),
  ('patron:ben', 102350, 1000);

INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round) VALUES
  (1, 'grant-ann', 'direct', 'house', 'patron:ann', 100000, 'grant', 1, NULL, NULL, NULL),
  (2, 'grant-ben', 'direct', 'house', 'patron:ben', 100000, 'grant', 1, NULL, NULL, NULL),
  (3, 'stake:ann:ticket-a1', 'posted', 'patron:ann', 'escrow:main', 2000, 'stake', 1001, 'main', 1, 1),
  (4, 'stake:ben:ticket-b1', 'posted', 'patron:ben', 'escrow:main', 3500, 'stake', 1001, 'main', 1, 1),
  (5, 'house-in:main:1:1', 'direct', 'house', 'escrow:main', 500, 'house', 16007, 'main', 1, 1),
  (6, 'payout:main:1:1:ben', 'direct', 'escrow:main', 'patron:ben', 6000, 'payout', 16007, 'main', 1, 1),
  (7, 'commission:main:1:1:ben', 'direct', 'patron:ben', 'escrow:main', 150, 'commission', 16007, 'main', 1, 1),
  (8, 'house-out:main:1:1', 'direct', 'escrow:main', 'house', 150, 'house', 16007, 'main', 1, 1),
  (9, 'stake:ann:ticket-a2', 'posted', 'patron:ann', 'escrow:main', 5000, 'stake', 16008, 'main', 1, 2),
  (10, 'house-out:main:1:2', 'direct', 'escrow:main', 'house', 5000, 'house', 31013, 'main', 1, 2),
  (11, 'stake:ben:ticket-b3', 'pending', 'patron:ben', 'escrow:main', 1000, 'stake', 31014, 'main', 1, 3),
  (12, 'stake:ann:ticket-s1', 'posted', 'patron:ann', 'escrow:single.ann', 1000, 'stake', 86401001, 'single.ann', 1, 1),
  (13, 'house-out:single.ann:1:1', 'direct', 'escrow:single.ann', 'house', 1000, 'house', 86416007, 'single.ann', 1, 1);

INSERT INTO patrons (patron, name, created_at) VALUES
  ('ann', 'Guest ann', 5),
  ('ben', 'Guest ben', 5);

INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES
  ('main-1', 'main', x'00'),
  ('single-ann-1', 'single.ann', x'00');

INSERT INTO tickets (patron, ticket, answer) VALUES
  ('ann', 'ticket-a1', '{"accepted":true,"version":5}'),
  ('ann', 'ticket-a2', '{"accepted":true,"version":15}'),
  ('ann', 'ticket-s1', '{"accepted":true,"version":5}'),
  ('ben', 'ticket-b1', '{"accepted":true,"version":6}'),
  ('ben', 'ticket-b3', '{"accepted":true,"version":23}');

INSERT INTO resolutions (number, id, kind, movement, at, table_id, shoe, round) VALUES
  (1, 'post:stake:ann:ticket-a1', 'post', 3, 16007, 'main', 1, 1),
  (2, 'post:stake:ben:ticket-b1', 'post', 4, 16007, 'main', 1, 1),
  (3, 'post:stake:ann:ticket-a2', 'post', 9, 31013, 'main', 1, 2),
  (4, 'post:stake:ann:ticket-s1', 'post', 12, 86416007, 'single.ann', 1, 1);

INSERT INTO postings (account, line, movement, amount_minor, balance_after_minor, at) VALUES
  ('escrow:main', 1, 3, 2000, 2000, 16007),
  ('escrow:main', 2, 4, 3500, 5500, 16007),
  ('escrow:main', 3, 5, 500, 6000, 16007),
  ('escrow:main', 4, 6, -6000, 0, 16007),
  ('escrow:main', 5, 7, 150, 150, 16007),
  ('escrow:main', 6, 8, -150, 0, 16007),
  ('escrow:main', 7, 9, 5000, 5000, 31013),
  ('escrow:main', 8, 10, -5000, 0, 31013),
  ('escrow:single.ann', 1, 12, 1000, 1000, 86416007),
  ('escrow:single.ann', 2, 13, -1000, 0, 86416007),
  ('house', 1, 1, -100000, -100000, 1),
  ('house', 2, 2, -100000, -200000, 1),
  ('house', 3, 5, -500, -200500, 16007),
  ('house', 4, 8, 150, -200350, 16007),
  ('house', 5, 10, 5000, -195350, 31013),
  ('house', 6, 13, 1000, -194350, 86416007),
  ('patron:ann', 1, 1, 100000, 100000, 1),
  ('patron:ann', 2, 3, -2000, 98000, 16007),
  ('patron:ann', 3, 9, -5000, 93000, 31013),
  ('patron:ann', 4, 12, -1000, 92000, 86416007),
  ('patron:ben', 1, 2, 100000, 100000, 1),
  ('patron:ben', 2, 4, -3500, 96500, 16007),
  ('patron:ben', 3, 6, 6000, 102500, 16007),
  ('patron:ben', 4, 7, -150, 102350, 16007);

INSERT INTO records (patron, line, table_id, shoe, round, body) VALUES
  ('ann', 1, 'main', 1, 1, '{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":1,"at":16007,"mode":"traditional","status":"settled","player":["KD","AS","2H"],"banker":["7C","8S"],"outcome":"banker","playerScore":3,"bankerScore":5,"bets":[{"option":"player","stakeMinor":2000,"schedule":"player","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":2000,"returnedMinor":0,"balanceBeforeMinor":100000,"balanceAfterMinor":98000}'),
  ('ann', 2, 'main', 1, 2, '{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":2,"at":31013,"mode":"no-commission","status":"settled","player":["9H","TD"],"banker":["3D","4C"],"outcome":"player","playerScore":9,"bankerScore":7,"bets":[{"option":"banker","stakeMinor":5000,"schedule":"banker-no-commission","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":5000,"returnedMinor":0,"balanceBeforeMinor":98000,"balanceAfterMinor":93000}'),
  ('ann', 3, 'single', 1, 1, '{"patron":"ann","table":"single","tableName":"Table single.ann","shoe":1,"round":1,"at":86416007,"mode":"traditional","status":"settled","player":["KD","AS","2H"],"banker":["7C","8S"],"outcome":"banker","playerScore":3,"bankerScore":5,"bets":[{"option":"player","stakeMinor":1000,"schedule":"player","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":1000,"returnedMinor":0,"balanceBeforeMinor":93000,"balanceAfterMinor":92000}'),
  ('ben', 1, 'main', 1, 1, '{"patron":"ben","table":"main","tableName":"Table main","shoe":1,"round":1,"at":16007,"mode":"traditional","status":"settled","player":["KD","AS","2H"],"banker":["7C","8S"],"outcome":"banker","playerScore":3,"bankerScore":5,"bets":[{"option":"banker","stakeMinor":3000,"schedule":"banker","verdict":"won","winningsMinor":3000,"commissionMinor":150,"returnedMinor":5850},{"option":"tie","stakeMinor":500,"schedule":"tie","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":3500,"returnedMinor":5850,"balanceBeforeMinor":100000,"balanceAfterMinor":102350}');

INSERT INTO sessions (hash, patron) VALUES
  ('hash-a', 'ann'),
  ('hash-b', 'ben');

CREATE UNIQUE INDEX tables_opened ON events (table_id) WHERE version = 1;
CREATE INDEX movements_undecided ON movements (debit) WHERE state = 'pending';
