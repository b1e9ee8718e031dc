-- A house of schema version 1, as its release wrote it: its schema, and rounds at a table, one of them still open, with
-- a coup of a patron alone beside them.

PRAGMA application_id = 1347767892;
PRAGMA user_version = 1;

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

INSERT INTO events (table_id, version, body) VALUES
  ('main', 1, '{"type":"TableOpened","setup":{"id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":100,"maxMinor":1000000,"until":null},{"option":"banker","schedule":"banker","minMinor":100,"maxMinor":1000000,"until":null},{"option":"tie","schedule":"tie","minMinor":100,"maxMinor":200000,"until":null},{"option":"player-pair","schedule":"player-pair","minMinor":100,"maxMinor":100000,"until":60},{"option":"banker-pair","schedule":"banker-pair","minMinor":100,"maxMinor":100000,"until":60},{"option":"any-pair","schedule":"any-pair","minMinor":100,"maxMinor":100000,"until":50},{"option":"perfect-pair","schedule":"perfect-pair","minMinor":100,"maxMinor":50000,"until":50},{"option":"player-natural","schedule":"player-natural","minMinor":100,"maxMinor":200000,"until":50},{"option":"banker-natural","schedule":"banker-natural","minMinor":100,"maxMinor":200000,"until":50},{"option":"player-bonus","schedule":"player-bonus","minMinor":100,"maxMinor":200000,"until":40},{"option":"banker-bonus","schedule":"banker-bonus","minMinor":100,"maxMinor":200000,"until":40},{"option":"lucky-six","schedule":"lucky-six","minMinor":100,"maxMinor":50000,"until":50},{"option":"two-card-lucky-six","schedule":"two-card-lucky-six","minMinor":100,"maxMinor":50000,"until":50},{"option":"three-card-lucky-six","schedule":"three-card-lucky-six","minMinor":100,"maxMinor":50000,"until":50},{"option":"lucky-seven","schedule":"lucky-seven","minMinor":100,"maxMinor":50000,"until":50},{"option":"two-card-lucky-seven","schedule":"two-card-lucky-seven","minMinor":100,"maxMinor":50000,"until":50},{"option":"three-card-lucky-seven","schedule":"three-card-lucky-seven","minMinor":100,"maxMinor":50000,"until":50},{"option":"super-lucky-seven","schedule":"super-lucky-seven","minMinor":100,"maxMinor":50000,"until":50}],"commissionModes":["traditional","no-commission"],"differentialMinor":2000000,"stepMinor":100,"chipsMinor":[100,500,2500,10000,50000,100000,500000],"pace":{"shufflingMs":20,"bettingMs":400,"closedMs":20,"cardMs":20,"thirdCardMs":20,"resultMs":150},"table":"main","name":"main"},"at":1795274545739}'),
  ('main', 2, '{"type":"ShoeShuffled","shoe":"66c233f5-b0f6-409d-8ccb-e59ac39ff07c","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"at":1795274545742}'),
  ('main', 3, '{"type":"CardsBurned","faceUp":"9H","count":9,"at":1795274545928}'),
  ('main', 4, '{"type":"RoundOpened","round":1,"closesAt":1795274546328,"last":false,"at":1795274545928}'),
  ('main', 5, '{"type":"TicketAccepted","ticket":{"id":"wire-00000001","patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"player","stakeMinor":2000},{"option":"tie","stakeMinor":500}]},"at":1795274546011}'),
  ('main', 6, '{"type":"TicketAccepted","ticket":{"id":"wire-00000002","patron":"guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"banker","stakeMinor":3000}]},"at":1795274546014}'),
  ('main', 7, '{"type":"BettingClosed","at":1795274546329}'),
  ('main', 8, '{"type":"CardDealt","side":"player","card":"2D","index":10,"at":1795274546350}'),
  ('main', 9, '{"type":"CardDealt","side":"banker","card":"5C","index":11,"at":1795274546370}'),
  ('main', 10, '{"type":"CardDealt","side":"player","card":"3S","index":12,"at":1795274546391}'),
  ('main', 11, '{"type":"CardDealt","side":"banker","card":"9S","index":13,"at":1795274546411}'),
  ('main', 12, '{"type":"CardDealt","side":"player","card":"2C","index":14,"at":1795274546433}'),
  ('main', 13, '{"type":"CardDealt","side":"banker","card":"QC","index":15,"at":1795274546454}'),
  ('main', 14, '{"type":"RoundSettled","at":1795274546474}'),
  ('main', 15, '{"type":"RoundOpened","round":2,"closesAt":1795274547025,"last":false,"at":1795274546625}'),
  ('main', 16, '{"type":"TicketAccepted","ticket":{"id":"wire-00000003","patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","shoe":1,"round":2,"mode":"traditional","bets":[{"option":"player","stakeMinor":2000},{"option":"tie","stakeMinor":500}]},"at":1795274546647}'),
  ('main', 17, '{"type":"TicketAccepted","ticket":{"id":"wire-00000004","patron":"guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68","shoe":1,"round":2,"mode":"traditional","bets":[{"option":"banker","stakeMinor":3000}]},"at":1795274546650}'),
  ('main', 18, '{"type":"BettingClosed","at":1795274547027}'),
  ('main', 19, '{"type":"CardDealt","side":"player","card":"7S","index":16,"at":1795274547048}'),
  ('main', 20, '{"type":"CardDealt","side":"banker","card":"7H","index":17,"at":1795274547069}'),
  ('main', 21, '{"type":"CardDealt","side":"player","card":"7D","index":18,"at":1795274547090}'),
  ('main', 22, '{"type":"CardDealt","side":"banker","card":"KC","index":19,"at":1795274547110}'),
  ('main', 23, '{"type":"CardDealt","side":"player","card":"AC","index":20,"at":1795274547130}'),
  ('main', 24, '{"type":"RoundSettled","at":1795274547150}'),
  ('main', 25, '{"type":"RoundOpened","round":3,"closesAt":1795274547701,"last":false,"at":1795274547301}'),
  ('main', 26, '{"type":"BettingClosed","at":1795274547702}'),
  ('main', 27, '{"type":"CardDealt","side":"player","card":"AS","index":21,"at":1795274547723}'),
  ('main', 28, '{"type":"CardDealt","side":"banker","card":"2D","index":22,"at":1795274547744}'),
  ('main', 29, '{"type":"CardDealt","side":"player","card":"4D","index":23,"at":1795274547764}'),
  ('main', 30, '{"type":"CardDealt","side":"banker","card":"JD","index":24,"at":1795274547784}'),
  ('main', 31, '{"type":"CardDealt","side":"player","card":"KS","index":25,"at":1795274547805}'),
  ('main', 32, '{"type":"CardDealt","side":"banker","card":"KH","index":26,"at":1795274547825}'),
  ('main', 33, '{"type":"RoundSettled","at":1795274547846}'),
  ('main', 34, '{"type":"RoundOpened","round":4,"closesAt":1795274548396,"last":false,"at":1795274547996}'),
  ('main', 35, '{"type":"BettingClosed","at":1795274548397}'),
  ('main', 36, '{"type":"CardDealt","side":"player","card":"3D","index":27,"at":1795274548417}'),
  ('main', 37, '{"type":"CardDealt","side":"banker","card":"9H","index":28,"at":1795274548438}'),
  ('main', 38, '{"type":"CardDealt","side":"player","card":"QC","index":29,"at":1795274548458}'),
  ('main', 39, '{"type":"CardDealt","side":"banker","card":"AH","index":30,"at":1795274548478}'),
  ('main', 40, '{"type":"CardDealt","side":"player","card":"5D","index":31,"at":1795274548498}'),
  ('main', 41, '{"type":"CardDealt","side":"banker","card":"KS","index":32,"at":1795274548519}'),
  ('main', 42, '{"type":"RoundSettled","at":1795274548540}'),
  ('main', 43, '{"type":"RoundOpened","round":5,"closesAt":1795274549091,"last":false,"at":1795274548691}'),
  ('main', 44, '{"type":"TicketAccepted","ticket":{"id":"wire-00000006","patron":"guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68","shoe":1,"round":5,"mode":"traditional","bets":[{"option":"player","stakeMinor":4000}]},"at":1795274548889}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, '{"type":"TableOpened","setup":{"id":"single-deck","title":"Single deck","cloth":"single","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":1,"burn":"none","cutDepth":null,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":100,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":100,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":100,"maxMinor":20000,"until":null}],"commissionModes":["traditional"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[100,500,2500,10000],"pace":{"shufflingMs":20,"bettingMs":400,"closedMs":20,"cardMs":20,"thirdCardMs":20,"resultMs":150},"solo":true,"mains":"one","printed":"for-one","table":"single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db","name":"single"},"at":1795274547325}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 2, '{"type":"ShoeShuffled","shoe":"cf847d65-6a86-44ad-b6d8-62136f61be33","number":1,"cards":52,"cutIndex":null,"rules":{"decks":1,"burn":"none","cutDepth":null,"afterCut":"finish"},"at":1795274547326}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 3, '{"type":"RoundOpened","round":1,"closesAt":null,"last":true,"at":1795274547347}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 4, '{"type":"TicketAccepted","ticket":{"id":"wire-00000005","patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"banker","stakeMinor":1000}]},"at":1795274547386}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 5, '{"type":"BettingClosed","at":1795274547386}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 6, '{"type":"CardDealt","side":"player","card":"9D","index":0,"at":1795274547406}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 7, '{"type":"CardDealt","side":"banker","card":"5C","index":1,"at":1795274547427}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 8, '{"type":"CardDealt","side":"player","card":"QC","index":2,"at":1795274547447}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 9, '{"type":"CardDealt","side":"banker","card":"8H","index":3,"at":1795274547469}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 10, '{"type":"RoundSettled","at":1795274547490}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 11, '{"type":"ShoeEnded","at":1795274547641}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 12, '{"type":"ShoeShuffled","shoe":"bbaac343-9bfb-448c-a4ac-2a02b630a449","number":2,"cards":52,"cutIndex":null,"rules":{"decks":1,"burn":"none","cutDepth":null,"afterCut":"finish"},"at":1795274547643}'),
  ('single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 13, '{"type":"RoundOpened","round":1,"closesAt":null,"last":true,"at":1795274547663}');

INSERT INTO accounts (account, balance_minor, pending_minor) VALUES
  ('escrow:main', 0, 0),
  ('escrow:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 0, 0),
  ('house', -1997850, 0),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 999850, 4000),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 998000, 0);

INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round) VALUES
  (1, 'grant:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'direct', 'house', 'patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1000000, 'grant', 1795274545940, NULL, NULL, NULL),
  (2, 'grant:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'direct', 'house', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 1000000, 'grant', 1795274545983, NULL, NULL, NULL),
  (3, 'stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000001', 'posted', 'patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'escrow:main', 2500, 'stake', 1795274546011, 'main', 1, 1),
  (4, 'stake:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68:wire-00000002', 'posted', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'escrow:main', 3000, 'stake', 1795274546014, 'main', 1, 1),
  (5, 'payout:main:1:1:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'direct', 'escrow:main', 'patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 4000, 'payout', 1795274546474, 'main', 1, 1),
  (6, 'house-out:main:1:1', 'direct', 'escrow:main', 'house', 1500, 'house', 1795274546474, 'main', 1, 1),
  (7, 'stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000003', 'posted', 'patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'escrow:main', 2500, 'stake', 1795274546647, 'main', 1, 2),
  (8, 'stake:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68:wire-00000004', 'posted', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'escrow:main', 3000, 'stake', 1795274546650, 'main', 1, 2),
  (9, 'house-in:main:1:2', 'direct', 'house', 'escrow:main', 500, 'house', 1795274547150, 'main', 1, 2),
  (10, 'payout:main:1:2:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'direct', 'escrow:main', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 6000, 'payout', 1795274547150, 'main', 1, 2),
  (11, 'commission:main:1:2:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'direct', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'escrow:main', 150, 'commission', 1795274547150, 'main', 1, 2),
  (12, 'house-out:main:1:2', 'direct', 'escrow:main', 'house', 150, 'house', 1795274547150, 'main', 1, 2),
  (13, 'stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000005', 'posted', 'patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'escrow:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1000, 'stake', 1795274547386, 'single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 1),
  (14, 'house-out:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db:1:1', 'direct', 'escrow:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'house', 1000, 'house', 1795274547490, 'single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 1),
  (15, 'stake:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68:wire-00000006', 'pending', 'patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'escrow:main', 4000, 'stake', 1795274548889, 'main', 1, 5);

INSERT INTO patrons (patron, name, created_at) VALUES
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'Guest 7893', 1795274545983),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'Guest 7109', 1795274545940);

INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES
  ('66c233f5-b0f6-409d-8ccb-e59ac39ff07c', 'main', x'01e9d1ca48900da14a1276c4f665522e9b19bd61bf8f3afe20fdc4b5c6d47f290cbe820edce3a93b2c56960ed2d68458984537304b635c54c46823f6a844386d8b5683006c411d61fb1c8384f58062d268ceab53b9d6d35826b9c907e23c407f446dc6bcb47221dd8e9d4087fb909c1b7d8ea7b885688589ae7e2bffb4118fce44b5e02fcad12f5550854422d0686a8ec14c449077c10be26b4c2f8fdefecf4ed4c5b329594b6a7d10d5465569d626afa0d0a4048b9e4b2d8ceb5ea6b289e149e3d52a104f1901459d1a660b15d97a7aa738c9fabfc2bc95ccacf0f794d5204bffd651bb1d3e8167edb7df65c90cba2b12cb7a89f1c602ef568dfd81913039af2be1fe79e4c74d56876fa52add78c2eff5ea05f5194306b34c66e7993f86130afd20551bca236347ddaee87be392e7f0fd7103c9d6400e4d36f35d00b87a787137eedffb6d1bab3897c4cdf70d8da4816b309b852168e7c9934ddabdc063c061716fadaaf652a12ec9bca9f43a28de63841c5def48a83e34d226f4c76f319e4e6fa90961135b32f28387a1cd519723390ddd9d80c7b28057459c169c62ce76ddceb444651176352ab84b06d3cf1c65ab3df9e88b9c011049483332a5b4'),
  ('bbaac343-9bfb-448c-a4ac-2a02b630a449', 'single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', x'017ca9f369d098c8f9cf43d10149d4ace113fdfbee0a2f0054cbac40aaf6b5b22ce4f34f9ad6e6d2b759692ae51988b57095d821518cd301980ae70663214effbb46a355b1aa423d8186c6ea29e953c099'),
  ('cf847d65-6a86-44ad-b6d8-62136f61be33', 'single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', x'014baaa3b1acc18c533b1d0c0ccf4b767e8398584256bcc0f3e4c4ec97c27ab39c1bca388691bd88318c75666bd122ca794c33bacdcef230e18abd103daf01a7a1d5770c3133f211743cf1dd5875f74062');

INSERT INTO tickets (patron, ticket, answer) VALUES
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'wire-00000002', '{"accepted":true,"version":6}'),
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'wire-00000004', '{"accepted":true,"version":17}'),
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 'wire-00000006', '{"accepted":true,"version":44}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'wire-00000001', '{"accepted":true,"version":5}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'wire-00000003', '{"accepted":true,"version":16}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 'wire-00000005', '{"accepted":true,"version":5}');

INSERT INTO resolutions (number, id, kind, movement, at, table_id, shoe, round) VALUES
  (1, 'post:stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000001', 'post', 3, 1795274546474, 'main', 1, 1),
  (2, 'post:stake:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68:wire-00000002', 'post', 4, 1795274546474, 'main', 1, 1),
  (3, 'post:stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000003', 'post', 7, 1795274547150, 'main', 1, 2),
  (4, 'post:stake:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68:wire-00000004', 'post', 8, 1795274547150, 'main', 1, 2),
  (5, 'post:stake:guest-5cc9d05b-377a-4f7c-a4be-310a928553db:wire-00000005', 'post', 13, 1795274547490, 'single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 1);

INSERT INTO postings (account, line, movement, amount_minor, balance_after_minor, at) VALUES
  ('escrow:main', 1, 3, 2500, 2500, 1795274546474),
  ('escrow:main', 2, 4, 3000, 5500, 1795274546474),
  ('escrow:main', 3, 5, -4000, 1500, 1795274546474),
  ('escrow:main', 4, 6, -1500, 0, 1795274546474),
  ('escrow:main', 5, 7, 2500, 2500, 1795274547150),
  ('escrow:main', 6, 8, 3000, 5500, 1795274547150),
  ('escrow:main', 7, 9, 500, 6000, 1795274547150),
  ('escrow:main', 8, 10, -6000, 0, 1795274547150),
  ('escrow:main', 9, 11, 150, 150, 1795274547150),
  ('escrow:main', 10, 12, -150, 0, 1795274547150),
  ('escrow:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 13, 1000, 1000, 1795274547490),
  ('escrow:single.guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 2, 14, -1000, 0, 1795274547490),
  ('house', 1, 1, -1000000, -1000000, 1795274545940),
  ('house', 2, 2, -1000000, -2000000, 1795274545983),
  ('house', 3, 6, 1500, -1998500, 1795274546474),
  ('house', 4, 9, -500, -1999000, 1795274547150),
  ('house', 5, 12, 150, -1998850, 1795274547150),
  ('house', 6, 14, 1000, -1997850, 1795274547490),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 1, 2, 1000000, 1000000, 1795274545983),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 2, 4, -3000, 997000, 1795274546474),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 3, 8, -3000, 994000, 1795274547150),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 4, 10, 6000, 1000000, 1795274547150),
  ('patron:guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 5, 11, -150, 999850, 1795274547150),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 1, 1000000, 1000000, 1795274545940),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 2, 3, -2500, 997500, 1795274546474),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 3, 5, 4000, 1001500, 1795274546474),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 4, 7, -2500, 999000, 1795274547150),
  ('patron:guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 5, 13, -1000, 998000, 1795274547490);

INSERT INTO records (patron, line, table_id, shoe, round, body) VALUES
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 1, 'main', 1, 1, '{"patron":"guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68","table":"main","tableName":"main","shoe":1,"round":1,"at":1795274546474,"status":"settled","mode":"traditional","player":["2D","3S","2C"],"banker":["5C","9S","QC"],"outcome":"player","playerScore":7,"bankerScore":4,"bets":[{"option":"banker","stakeMinor":3000,"verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":3000,"returnedMinor":0,"balanceBeforeMinor":1000000,"balanceAfterMinor":997000}'),
  ('guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68', 2, 'main', 1, 2, '{"patron":"guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68","table":"main","tableName":"main","shoe":1,"round":2,"at":1795274547150,"status":"settled","mode":"traditional","player":["7S","7D","AC"],"banker":["7H","KC"],"outcome":"banker","playerScore":5,"bankerScore":7,"bets":[{"option":"banker","stakeMinor":3000,"verdict":"won","winningsMinor":3000,"commissionMinor":150,"returnedMinor":5850}],"stakedMinor":3000,"returnedMinor":5850,"balanceBeforeMinor":997000,"balanceAfterMinor":999850}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 1, 'main', 1, 1, '{"patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","table":"main","tableName":"main","shoe":1,"round":1,"at":1795274546474,"status":"settled","mode":"traditional","player":["2D","3S","2C"],"banker":["5C","9S","QC"],"outcome":"player","playerScore":7,"bankerScore":4,"bets":[{"option":"player","stakeMinor":2000,"verdict":"won","winningsMinor":2000,"commissionMinor":0,"returnedMinor":4000},{"option":"tie","stakeMinor":500,"verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":2500,"returnedMinor":4000,"balanceBeforeMinor":1000000,"balanceAfterMinor":1001500}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 2, 'main', 1, 2, '{"patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","table":"main","tableName":"main","shoe":1,"round":2,"at":1795274547150,"status":"settled","mode":"traditional","player":["7S","7D","AC"],"banker":["7H","KC"],"outcome":"banker","playerScore":5,"bankerScore":7,"bets":[{"option":"player","stakeMinor":2000,"verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0},{"option":"tie","stakeMinor":500,"verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":2500,"returnedMinor":0,"balanceBeforeMinor":1001500,"balanceAfterMinor":999000}'),
  ('guest-5cc9d05b-377a-4f7c-a4be-310a928553db', 3, 'single', 1, 1, '{"patron":"guest-5cc9d05b-377a-4f7c-a4be-310a928553db","table":"single","tableName":"single","shoe":1,"round":1,"at":1795274547490,"status":"settled","mode":"traditional","player":["9D","QC"],"banker":["5C","8H"],"outcome":"player","playerScore":9,"bankerScore":3,"bets":[{"option":"banker","stakeMinor":1000,"verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":1000,"returnedMinor":0,"balanceBeforeMinor":999000,"balanceAfterMinor":998000}');

INSERT INTO sessions (hash, patron) VALUES
  ('7f35f97db110af8349a5e8a2f2f6f62011f913bc973d4a5759c5b114ca062472', 'guest-5cc9d05b-377a-4f7c-a4be-310a928553db'),
  ('f4057706c62be9bc4ba3dedee4e4b7afe57522f3765b4b5e9d857b5f9c6cc04c', 'guest-06f79abf-79c2-421f-9e02-3c6dc8ce6c68');

CREATE UNIQUE INDEX tables_opened ON events (table_id) WHERE version = 1;
CREATE INDEX movements_undecided ON movements (debit) WHERE state = 'pending';
