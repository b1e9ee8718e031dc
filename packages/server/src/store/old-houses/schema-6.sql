-- A house of schema version 6, as its release wrote it: its schema, and rounds won, lost, cancelled, voided and settled
-- again, one still open, people, approvals, a refused ticket, an opened shoe, and a journal of it.

PRAGMA application_id = 1347767892;
PRAGMA user_version = 6;

CREATE TABLE events (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL CHECK (version > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  type     TEXT    GENERATED ALWAYS AS (body ->> '$.type') VIRTUAL,
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL, hash TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO events VALUES('main',1,'{"type":"TableOpened","setup":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"at":1000}','b475de77428a00322ba4faf7e1b0ccb862f14eb3384fbd901ecee8915d188f17');
INSERT INTO events VALUES('main',2,'{"type":"ShoeShuffled","shoe":"main-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"at":1000}','6eefd5f35d776858b0473c19f7a64181ba3cae1d982ce2851099201dd7c79af4');
INSERT INTO events VALUES('main',3,'{"type":"CardsBurned","faceUp":"4S","count":4,"at":1001}','d60ae56fbf8dbf5464c9cb0bc22c75c501fa6e6069df5f6e208f70b1b696c4da');
INSERT INTO events VALUES('main',4,'{"type":"RoundOpened","round":1,"closesAt":16001,"last":false,"at":1001}','e101283b746d970a1e03ea40b5bc724419799a48f13c6a1f1df072daadc6daaf');
INSERT INTO events VALUES('main',5,'{"type":"DealerCame","dealer":{"id":"dee","name":"Dee"},"relieves":null,"at":1011}','adcb46f4b7fdaf745966ad62ffcfdf669bc917cf5422c36ab914654a5cb163c0');
INSERT INTO events VALUES('main',6,'{"type":"TicketAccepted","ticket":{"id":"ticket-a1","patron":"ann","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"player","stakeMinor":2000}]},"at":1011}','df23bf24893d147dfa402a8669999b7b5e7b249a9473d6c038701d37e2e099a2');
INSERT INTO events VALUES('main',7,'{"type":"TicketAccepted","ticket":{"id":"ticket-b1","patron":"ben","shoe":1,"round":1,"mode":"traditional","bets":[{"option":"banker","stakeMinor":3000},{"option":"tie","stakeMinor":500}]},"at":1011}','18462e9e6295cedfc242b94efcd5f35347e3e912304a7de7422ea45e35e899f0');
INSERT INTO events VALUES('main',8,'{"type":"BettingClosed","at":16001}','2670749557c242f46796258df8fec82285cdf685f23e5bf1036b732d032ce5a0');
INSERT INTO events VALUES('main',9,'{"type":"CardDealt","side":"player","card":"KD","index":5,"at":16002}','b179968224fda6b0388f0c2706d6b39f436cfd2405ac371f93d0b21d7df78cf1');
INSERT INTO events VALUES('main',10,'{"type":"CardDealt","side":"banker","card":"7C","index":6,"at":16003}','34b63c213ad4c921ba33c1db435f923b281581a380f9a90d7110fa52437488dd');
INSERT INTO events VALUES('main',11,'{"type":"CardDealt","side":"player","card":"AS","index":7,"at":16004}','a7aa564c4daf1efc66fa532bb5eef52007962a1a86fc80f31609b784f98ad1e3');
INSERT INTO events VALUES('main',12,'{"type":"CardDealt","side":"banker","card":"8S","index":8,"at":16005}','7d9771d0d4c8d68257a8499ea58b1501ba44db522b9ae9ee3a878dd73819bfdb');
INSERT INTO events VALUES('main',13,'{"type":"CardDealt","side":"player","card":"2H","index":9,"at":16006}','e13011f924dc051dca6b57145154fd5be0c075e35a38b9d2762ce24dbf2aadc7');
INSERT INTO events VALUES('main',14,'{"type":"RoundSettled","at":16007}','ec5535532a2221d6ec6ee11e40674f35f48241d2a55166463e90bf12cb008080');
INSERT INTO events VALUES('main',15,'{"type":"RoundOpened","round":2,"closesAt":31008,"last":false,"at":16008}','93c0482fa49788f3b3d5ae201835c09599c8eda7ff0612d0f5e1f9f7bf53af74');
INSERT INTO events VALUES('main',16,'{"type":"TicketAccepted","ticket":{"id":"ticket-b2","patron":"ben","shoe":1,"round":2,"mode":"traditional","bets":[{"option":"player","stakeMinor":4000}]},"at":16008}','ff7b252de1b82c95884f02ed7f231aa842455037830d606e232bc4a980c8928d');
INSERT INTO events VALUES('main',17,'{"type":"TablePaused","by":{"id":"dee","name":"Dee"},"reason":"a card fell","at":16018}','d5519f817241722f663b682c2cb968b47d9a02cb8677c1874d972d1d1d914a20');
INSERT INTO events VALUES('main',18,'{"type":"RoundCancelled","by":{"id":"sue","name":"Sue"},"reason":"a card fell","at":16028}','af8d0d094e32e4fd95096518d73b0a6c914d81f5b2abbd93c578d955fb810b2b');
INSERT INTO events VALUES('main',19,'{"type":"RoundOpened","round":3,"closesAt":31029,"last":false,"at":16029}','c2095d5f08ac7b523234ba7aea090ec8c5c5bd6934e39bb653f02b72b8c931c0');
INSERT INTO events VALUES('main',20,'{"type":"TicketAccepted","ticket":{"id":"ticket-a3","patron":"ann","shoe":1,"round":3,"mode":"no-commission","bets":[{"option":"banker","stakeMinor":5000}]},"at":16029}','1d41626627ba46c5a6af7c69e5494d9bcca0a9a3db98327716157b0dd4015d3e');
INSERT INTO events VALUES('main',21,'{"type":"BettingClosed","at":31029}','d337859a2fee785468ea73f9a83f84369627831eb9ec439c6f333c0592a5b1e2');
INSERT INTO events VALUES('main',22,'{"type":"CardDealt","side":"player","card":"9H","index":10,"at":31030}','db25b8898560f1fb6909aae1644ec024712f282db77f29317c05cec2ab5fdf5e');
INSERT INTO events VALUES('main',23,'{"type":"CardDealt","side":"banker","card":"3D","index":11,"at":31031}','3a9f6595704c0bebc3d8bb9e324f68eb5476d0eb244cf252cd1dc1ecd790e9df');
INSERT INTO events VALUES('main',24,'{"type":"CardDealt","side":"player","card":"TD","index":12,"at":31032}','c57ebcceedc46605b6367c10bc50d1db18af23eeaf635005085db15f19fb5e84');
INSERT INTO events VALUES('main',25,'{"type":"CardDealt","side":"banker","card":"4C","index":13,"at":31033}','aaef26800070868691b149fcb2ed846df7d49533a43829d0383521d55a45c620');
INSERT INTO events VALUES('main',26,'{"type":"RoundSettled","at":31034}','5ce008d8bab18bb4f0749ff8c9193a86dadb2d9c23c9bdaa4b20d6e763d6e615');
INSERT INTO events VALUES('main',27,'{"type":"RoundOpened","round":4,"closesAt":46035,"last":false,"at":31035}','bf1fdb6ed0ee89ea927e4ee8e53aaf63309672e18e9626d7b76cf05529113f31');
INSERT INTO events VALUES('main',28,'{"type":"TicketAccepted","ticket":{"id":"ticket-a4","patron":"ann","shoe":1,"round":4,"mode":"traditional","bets":[{"option":"player","stakeMinor":6000}]},"at":31035}','82b503297ef8aac7c85e9af8c684fc30a7f540484f63c2273f88c9c3462d8551');
INSERT INTO events VALUES('main',29,'{"type":"TicketAccepted","ticket":{"id":"ticket-b4","patron":"ben","shoe":1,"round":4,"mode":"traditional","bets":[{"option":"banker","stakeMinor":10000}]},"at":31035}','9c114b886ce3c9ca38461d82a204c1fdc820ac17185afaa5d70f2ec57d571c29');
INSERT INTO events VALUES('main',30,'{"type":"BettingClosed","at":46035}','a8b2b3db121590b5460700c4c615cc518a65fbe3de2985ffdb1e85091e1fddf5');
INSERT INTO events VALUES('main',31,'{"type":"CardDealt","side":"player","card":"JC","index":14,"at":46036}','e1984c27edc47678836136e034bb719cdf69dc8448f0a1f714cb51934c72f280');
INSERT INTO events VALUES('main',32,'{"type":"CardDealt","side":"banker","card":"5S","index":15,"at":46037}','2c95a19048c8e80323019ebfeca0f8d3d79360b04abbfe7068676e0cf186062c');
INSERT INTO events VALUES('main',33,'{"type":"CardDealt","side":"player","card":"QS","index":16,"at":46038}','0912ae268e2bf783da09cf94bde2ccab5efc4690e39104202c62eea22f0bcab3');
INSERT INTO events VALUES('main',34,'{"type":"CardDealt","side":"banker","card":"6H","index":17,"at":46039}','b2852b06ea63f37157e23d47c6128a3ea8b222220b333f60e3720c475b07d28a');
INSERT INTO events VALUES('main',35,'{"type":"CardDealt","side":"player","card":"KH","index":18,"at":46040}','8978a4f6983e68cc40af76f7b52f64df23b2ab910a8ffeef861e4f18196855ad');
INSERT INTO events VALUES('main',36,'{"type":"CardDealt","side":"banker","card":"7D","index":19,"at":46041}','3a9102138325c6c0b049b0918f8ed8620d67986562ceb247418f3655d4f04fbe');
INSERT INTO events VALUES('main',37,'{"type":"RoundSettled","at":46042}','bd6af73066ae6db86dd1b1a73d3fc8ba3a4496f540ee16195d6d9dfc688957cb');
INSERT INTO events VALUES('main',38,'{"type":"RoundVoided","shoe":1,"round":4,"by":{"id":"sue","name":"Sue"},"approvedBy":null,"reason":"exposed","at":46052}','a149733c2be6314b0e3adf4902e04a663fabdbf2fc8e900aa256f85fb0183509');
INSERT INTO events VALUES('main',39,'{"type":"RoundResettled","shoe":1,"round":3,"player":["2C","3H"],"banker":["9S","KD"],"by":{"id":"sue","name":"Sue"},"approvedBy":{"id":"sue","name":"Sue"},"reason":"misread","at":46062}','e8990adb647af6962af0ce0833af9759deaaed391be9d84ae8b36ab9b192e660');
INSERT INTO events VALUES('main',40,'{"type":"DealerLeft","dealer":{"id":"dee","name":"Dee"},"at":46072}','515615f6794bf38a4af74e80d709d544f23d843942c6f9127c61c50329a00acd');
INSERT INTO events VALUES('main',41,'{"type":"RoundOpened","round":5,"closesAt":61072,"last":false,"at":46072}','879ecec98e5512c3fb8d1861d6481eb314ae9877b4226fae3681c8a3069d1de8');
INSERT INTO events VALUES('main',42,'{"type":"TicketAccepted","ticket":{"id":"ticket-b5","patron":"ben","shoe":1,"round":5,"mode":"traditional","bets":[{"option":"tie","stakeMinor":1000}]},"at":46072}','db370b00c914e1769d7015ac8454edbb8315426baeb2194ef761d653a9638446');
CREATE TABLE snapshots (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL,
  state    TEXT    NOT NULL CHECK (json_valid(state)),
  PRIMARY KEY (table_id, version),
  FOREIGN KEY (table_id, version) REFERENCES events (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO snapshots VALUES('main',19,'{"shape":5,"table":{"version":19,"setup":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"filed":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"nextSetup":null,"phase":"betting","deadline":31029,"shoe":{"id":"main-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"next":10,"burn":{"faceUp":"4S","count":4},"cutDrawn":false,"lastRound":null,"shuffledAt":1000,"seal":null,"commitment":null,"cutting":null,"cut":null},"shoes":1,"round":{"number":3,"openedAt":16029,"first":10,"closesAt":31029,"hands":{"player":[],"banker":[]},"stakes":[],"leads":{"player":null,"banker":null},"down":[],"squeeze":null,"givenUp":[],"cancelled":false},"totals":{},"coup":{"player":["KD","AS","2H"],"banker":["7C","8S"],"playerScore":3,"bankerScore":5,"outcome":"banker","playerNatural":false,"bankerNatural":false,"playerPair":false,"bankerPair":false},"history":["B5"],"played":[{"number":1,"first":5,"taken":5,"at":16007,"player":["KD","AS","2H"],"banker":["7C","8S"],"mark":"B5"},{"number":2,"first":10,"taken":0,"at":16028,"player":[],"banker":[],"mark":null}],"seating":null,"decided":1,"pause":null,"service":"open","manual":false,"dealers":[{"id":"dee","name":"Dee"}]}}');
INSERT INTO snapshots VALUES('main',27,'{"shape":5,"table":{"version":27,"setup":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"filed":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"nextSetup":null,"phase":"betting","deadline":46035,"shoe":{"id":"main-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"next":14,"burn":{"faceUp":"4S","count":4},"cutDrawn":false,"lastRound":null,"shuffledAt":1000,"seal":null,"commitment":null,"cutting":null,"cut":null},"shoes":1,"round":{"number":4,"openedAt":31035,"first":14,"closesAt":46035,"hands":{"player":[],"banker":[]},"stakes":[],"leads":{"player":null,"banker":null},"down":[],"squeeze":null,"givenUp":[],"cancelled":false},"totals":{},"coup":{"player":["9H","TD"],"banker":["3D","4C"],"playerScore":9,"bankerScore":7,"outcome":"player","playerNatural":true,"bankerNatural":false,"playerPair":false,"bankerPair":false},"history":["B5","P9n"],"played":[{"number":1,"first":5,"taken":5,"at":16007,"player":["KD","AS","2H"],"banker":["7C","8S"],"mark":"B5"},{"number":2,"first":10,"taken":0,"at":16028,"player":[],"banker":[],"mark":null},{"number":3,"first":10,"taken":4,"at":31034,"player":["9H","TD"],"banker":["3D","4C"],"mark":"P9n"}],"seating":null,"decided":3,"pause":null,"service":"open","manual":false,"dealers":[{"id":"dee","name":"Dee"}]}}');
INSERT INTO snapshots VALUES('main',41,'{"shape":5,"table":{"version":41,"setup":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"filed":{"table":"main","name":"Table main","id":"live-eight-deck","title":"Live eight-deck","cloth":"live","labels":{"player":"Player","banker":"Banker","tie":"Tie"},"shoe":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"offers":[{"option":"player","schedule":"player","minMinor":500,"maxMinor":100000,"until":null},{"option":"banker","schedule":"banker","minMinor":500,"maxMinor":100000,"until":null},{"option":"tie","schedule":"tie","minMinor":500,"maxMinor":100000,"until":null}],"commissionModes":["traditional","no-commission"],"differentialMinor":null,"stepMinor":100,"chipsMinor":[500,2500],"pace":{"shufflingMs":1,"bettingMs":15000,"closedMs":1,"cardMs":1,"thirdCardMs":1,"resultMs":1}},"nextSetup":null,"phase":"betting","deadline":61072,"shoe":{"id":"main-1","number":1,"cards":416,"cutIndex":402,"rules":{"decks":8,"burn":"courts-ten","cutDepth":14,"afterCut":"finish"},"next":20,"burn":{"faceUp":"4S","count":4},"cutDrawn":false,"lastRound":null,"shuffledAt":1000,"seal":null,"commitment":null,"cutting":null,"cut":null},"shoes":1,"round":{"number":5,"openedAt":46072,"first":20,"closesAt":61072,"hands":{"player":[],"banker":[]},"stakes":[],"leads":{"player":null,"banker":null},"down":[],"squeeze":null,"givenUp":[],"cancelled":false},"totals":{},"coup":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"],"playerScore":0,"bankerScore":8,"outcome":"banker","playerNatural":false,"bankerNatural":false,"playerPair":false,"bankerPair":false},"history":["B5","B9n"],"played":[{"number":1,"first":5,"taken":5,"at":16007,"player":["KD","AS","2H"],"banker":["7C","8S"],"mark":"B5"},{"number":2,"first":10,"taken":0,"at":16028,"player":[],"banker":[],"mark":null},{"dealt":{"player":["9H","TD"],"banker":["3D","4C"],"mark":"P9n"},"number":3,"first":10,"taken":4,"at":31034,"player":["2C","3H"],"banker":["9S","KD"],"mark":"B9n"},{"dealt":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"],"mark":"B8"},"number":4,"first":14,"taken":6,"at":46042,"player":["JC","QS","KH"],"banker":["5S","6H","7D"],"mark":null}],"seating":null,"decided":4,"pause":null,"service":"open","manual":false,"dealers":[]}}');
CREATE TABLE sealed_shoes (
  shoe     TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL,
  sealed   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sealed_shoes VALUES('main-1','main',X'00');
CREATE TABLE tickets (
  patron TEXT NOT NULL,
  ticket TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)), table_id TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (patron, ticket)
) STRICT, WITHOUT ROWID;
CREATE INDEX tickets_of_table ON tickets (table_id);
INSERT INTO tickets VALUES('ann','ticket-late','{"accepted":false,"refusal":{"reason":"betting-closed"}}','main');
CREATE TABLE accounts (
  account       TEXT    NOT NULL PRIMARY KEY,
  balance_minor INTEGER NOT NULL,
  pending_minor INTEGER NOT NULL CHECK (pending_minor >= 0), line INTEGER NOT NULL DEFAULT 0, posting INTEGER CHECK ((posting IS NULL) = (line = 0)),
  CHECK (account = 'house' OR balance_minor >= pending_minor)
) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('escrow:main',0,0,19,41);
INSERT INTO accounts VALUES('house',-205350,0,9,39);
INSERT INTO accounts VALUES('patron:ann',103000,0,6,42);
INSERT INTO accounts VALUES('patron:ben',102350,1000,8,33);
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
, answer INTEGER
  CHECK (answer IS NULL OR code = 'stake')
  CHECK (id NOT GLOB 'post:*' AND id NOT GLOB 'void:*'), posting INTEGER) STRICT;
INSERT INTO movements VALUES(1,'grant-ann','direct','house','patron:ann',100000,'grant',1,NULL,NULL,NULL,NULL,1);
INSERT INTO movements VALUES(2,'grant-ben','direct','house','patron:ben',100000,'grant',1,NULL,NULL,NULL,NULL,3);
INSERT INTO movements VALUES(3,'stake:ann:ticket-a1','posted','patron:ann','escrow:main',2000,'stake',1011,'main',1,1,6,5);
INSERT INTO movements VALUES(4,'stake:ben:ticket-b1','posted','patron:ben','escrow:main',3500,'stake',1011,'main',1,1,7,7);
INSERT INTO movements VALUES(5,'house-in:main:1:1','direct','house','escrow:main',500,'house',16007,'main',1,1,NULL,9);
INSERT INTO movements VALUES(6,'payout:main:1:1:ben','direct','escrow:main','patron:ben',6000,'payout',16007,'main',1,1,NULL,11);
INSERT INTO movements VALUES(7,'commission:main:1:1:ben','direct','patron:ben','escrow:main',150,'commission',16007,'main',1,1,NULL,13);
INSERT INTO movements VALUES(8,'house-out:main:1:1','direct','escrow:main','house',150,'house',16007,'main',1,1,NULL,15);
INSERT INTO movements VALUES(9,'stake:ben:ticket-b2','voided','patron:ben','escrow:main',4000,'stake',16008,'main',1,2,16,NULL);
INSERT INTO movements VALUES(10,'stake:ann:ticket-a3','posted','patron:ann','escrow:main',5000,'stake',16029,'main',1,3,20,17);
INSERT INTO movements VALUES(11,'house-out:main:1:3','direct','escrow:main','house',5000,'house',31034,'main',1,3,NULL,19);
INSERT INTO movements VALUES(12,'stake:ann:ticket-a4','posted','patron:ann','escrow:main',6000,'stake',31035,'main',1,4,28,21);
INSERT INTO movements VALUES(13,'stake:ben:ticket-b4','posted','patron:ben','escrow:main',10000,'stake',31035,'main',1,4,29,23);
INSERT INTO movements VALUES(14,'house-in:main:1:4','direct','house','escrow:main',4000,'house',46042,'main',1,4,NULL,25);
INSERT INTO movements VALUES(15,'payout:main:1:4:ben','direct','escrow:main','patron:ben',20000,'payout',46042,'main',1,4,NULL,27);
INSERT INTO movements VALUES(16,'commission:main:1:4:ben','direct','patron:ben','escrow:main',500,'commission',46042,'main',1,4,NULL,29);
INSERT INTO movements VALUES(17,'house-out:main:1:4','direct','escrow:main','house',500,'house',46042,'main',1,4,NULL,31);
INSERT INTO movements VALUES(18,'correction:main:1:4:1:ben','direct','patron:ben','escrow:main',9500,'correction',46052,'main',1,4,NULL,33);
INSERT INTO movements VALUES(19,'correction:main:1:4:1:ann','direct','escrow:main','patron:ann',6000,'correction',46052,'main',1,4,NULL,35);
INSERT INTO movements VALUES(20,'correction:main:1:4:1:house','direct','escrow:main','house',3500,'correction',46052,'main',1,4,NULL,37);
INSERT INTO movements VALUES(21,'correction:main:1:3:1:house','direct','house','escrow:main',10000,'correction',46062,'main',1,3,NULL,39);
INSERT INTO movements VALUES(22,'correction:main:1:3:1:ann','direct','escrow:main','patron:ann',10000,'correction',46062,'main',1,3,NULL,41);
INSERT INTO movements VALUES(23,'stake:ben:ticket-b5','pending','patron:ben','escrow:main',1000,'stake',46072,'main',1,5,42,NULL);
CREATE TABLE patrons (
  patron     TEXT    NOT NULL PRIMARY KEY,
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL
, suspended_at INTEGER, suspended_reason TEXT) STRICT, WITHOUT ROWID;
INSERT INTO patrons VALUES('ann','Guest ann',5,NULL,NULL);
INSERT INTO patrons VALUES('ben','Guest ben',5,40,'O’Neill\N "two",
{three} ''four'' \x41 é 🂡');
CREATE TABLE sessions (
  hash   TEXT NOT NULL PRIMARY KEY,
  patron TEXT NOT NULL REFERENCES patrons (patron)
, opened_at INTEGER NOT NULL DEFAULT 0, replaces TEXT) STRICT, WITHOUT ROWID;
INSERT INTO sessions VALUES('hash-a','ann',5,NULL);
INSERT INTO sessions VALUES('hash-a-2','ann',50,'hash-a');
INSERT INTO sessions VALUES('hash-b','ben',5,NULL);
CREATE TABLE shoe_archive (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (table_id, number)
) STRICT;
INSERT INTO shoe_archive VALUES('main',6,'{"table":"main","number":6,"decks":8,"shuffledAt":60000,"endedAt":69000,"commitment":null,"burn":{"faceUp":"5D","count":5},"rounds":[{"number":1,"first":6,"taken":4,"at":60500,"player":["9S","KD"],"banker":["2C","3H"],"mark":"P9n"},{"number":2,"first":10,"taken":5,"at":60900,"player":["AS","2D","TH"],"banker":["QC","6S"],"mark":"B6"}]}');
CREATE TABLE chains (
  chain  TEXT    NOT NULL PRIMARY KEY,
  length INTEGER NOT NULL CHECK (length > 0),
  hash   TEXT    NOT NULL CHECK (length(hash) = 64)
) STRICT, WITHOUT ROWID;
INSERT INTO chains VALUES('events:main',42,'db370b00c914e1769d7015ac8454edbb8315426baeb2194ef761d653a9638446');
INSERT INTO chains VALUES('journal',8,'64eda7996bb39f83d3218715aaf8a6711934a934bb9ba01dddb806255b8d1507');
CREATE TABLE journal (
  number   INTEGER PRIMARY KEY CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  previous TEXT    NOT NULL CHECK (length(previous) = 64),
  hash     TEXT    NOT NULL CHECK (length(hash) = 64),
  table_id TEXT    GENERATED ALWAYS AS (body ->> '$.table') VIRTUAL
, at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL, staff_id TEXT    GENERATED ALWAYS AS (body ->> '$.staff.id') VIRTUAL, action   TEXT    GENERATED ALWAYS AS (body ->> '$.action') VIRTUAL, patron   TEXT    GENERATED ALWAYS AS (body ->> '$.patron') VIRTUAL, shoe     INTEGER GENERATED ALWAYS AS (body ->> '$.shoe') VIRTUAL, round    INTEGER GENERATED ALWAYS AS (body ->> '$.round') VIRTUAL) STRICT;
INSERT INTO journal VALUES(1,'{"at":1011,"staff":{"id":"dee","name":"Dee"},"role":"supervisor","action":"take-post","table":"main","shoe":1,"round":1,"patron":null,"reason":null,"before":{"version":4,"phase":"betting","service":"open","manual":false,"paused":false,"dealers":[],"hands":{"player":[],"banker":[]}},"after":{"version":5,"phase":"betting","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":[],"banker":[]},"duty":{"duty":"take-post","relieves":null}}}','81dd6b775afcccb6dbb8a25a58ea844271bbefaeea7cb1d91c1687d7450f850c','30f1dcce7cbf4cf3c9c1aefe1d434e41e9b4d70e3b478b9579d20b7b2acccc14');
INSERT INTO journal VALUES(2,'{"at":16018,"staff":{"id":"dee","name":"Dee"},"role":"supervisor","action":"pause","table":"main","shoe":1,"round":2,"patron":null,"reason":"a card fell","before":{"version":16,"phase":"betting","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":[],"banker":[]}},"after":{"version":17,"phase":"betting","service":"open","manual":false,"paused":true,"dealers":["Dee"],"hands":{"player":[],"banker":[]},"duty":{"duty":"pause","reason":"a card fell"}}}','30f1dcce7cbf4cf3c9c1aefe1d434e41e9b4d70e3b478b9579d20b7b2acccc14','ce19330cb4f1b2fc510698a052168ed9302bb95b339d915ce4ad14b8083b29e0');
INSERT INTO journal VALUES(3,'{"at":16028,"staff":{"id":"sue","name":"Sue"},"role":"supervisor","action":"cancel-round","table":"main","shoe":1,"round":2,"patron":null,"reason":"a card fell","before":{"version":17,"phase":"betting","service":"open","manual":false,"paused":true,"dealers":["Dee"],"hands":{"player":[],"banker":[]}},"after":{"version":18,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":[],"banker":[]},"duty":{"duty":"cancel-round","reason":"a card fell"}}}','ce19330cb4f1b2fc510698a052168ed9302bb95b339d915ce4ad14b8083b29e0','f51d156b6d259426c44b0b663a2bf6f15c85ab33c8120cabe76e22554e276632');
INSERT INTO journal VALUES(4,'{"at":46052,"staff":{"id":"sue","name":"Sue"},"role":"supervisor","action":"void-round","table":"main","shoe":1,"round":4,"patron":null,"reason":"exposed","before":{"version":37,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]}},"after":{"version":38,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]},"duty":{"duty":"void-round","shoe":1,"round":4,"reason":"exposed","approvedBy":null},"corrections":[{"patron":"ann","returnedBeforeMinor":0,"returnedAfterMinor":6000,"deltaMinor":6000,"uncollectedMinor":0},{"patron":"ben","returnedBeforeMinor":19500,"returnedAfterMinor":10000,"deltaMinor":-9500,"uncollectedMinor":0}]}}','f51d156b6d259426c44b0b663a2bf6f15c85ab33c8120cabe76e22554e276632','0751070b2261a72df0b6fca935957381285901b6890cc6ad8f1c85fcdefe49ed');
INSERT INTO journal VALUES(5,'{"at":46062,"staff":{"id":"sue","name":"Sue"},"role":"supervisor","action":"resettle-round","table":"main","shoe":1,"round":3,"patron":null,"reason":"misread","before":{"version":38,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]}},"after":{"version":39,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]},"duty":{"duty":"resettle-round","shoe":1,"round":3,"player":["2C","3H"],"banker":["9S","KD"],"reason":"misread","approvedBy":{"id":"sue","name":"Sue"}},"corrections":[{"patron":"ann","returnedBeforeMinor":0,"returnedAfterMinor":10000,"deltaMinor":10000,"uncollectedMinor":0}]}}','0751070b2261a72df0b6fca935957381285901b6890cc6ad8f1c85fcdefe49ed','5b35651e519e648f281aad26a2a67f45f8e9e2c937fc8808643d802b1cd5b4e5');
INSERT INTO journal VALUES(6,'{"at":46072,"staff":{"id":"dee","name":"Dee"},"role":"supervisor","action":"leave-post","table":"main","shoe":1,"round":4,"patron":null,"reason":null,"before":{"version":39,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":["Dee"],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]}},"after":{"version":40,"phase":"settled","service":"open","manual":false,"paused":false,"dealers":[],"hands":{"player":["JC","QS","KH"],"banker":["5S","6H","7D"]},"duty":{"duty":"leave-post"}}}','5b35651e519e648f281aad26a2a67f45f8e9e2c937fc8808643d802b1cd5b4e5','10e18ff8da48d1cbebe7d133614be37a7905c15c0f477f11fc02e59a82ac5ef5');
INSERT INTO journal VALUES(7,'{"at":5,"staff":{"id":"sue","name":"Sue"},"role":"supervisor","action":"add-staff","table":null,"shoe":null,"round":null,"patron":null,"reason":"as it was told","before":{"paused":false},"after":{"paused":true}}','10e18ff8da48d1cbebe7d133614be37a7905c15c0f477f11fc02e59a82ac5ef5','17906089c70886d266588c58da958b896539776ced552f344db4164ac259bc54');
INSERT INTO journal VALUES(8,'{"at":5,"staff":{"id":"sue","name":"Sue"},"role":"supervisor","action":"suspend","table":null,"shoe":null,"round":null,"patron":null,"reason":"as it was told","before":{"paused":false},"after":{"paused":true}}','17906089c70886d266588c58da958b896539776ced552f344db4164ac259bc54','64eda7996bb39f83d3218715aaf8a6711934a934bb9ba01dddb806255b8d1507');
CREATE TABLE rounds (
  number           INTEGER PRIMARY KEY,
  table_id         TEXT    NOT NULL,
  shoe             INTEGER NOT NULL,
  round            INTEGER NOT NULL,
  status           TEXT    NOT NULL CHECK (status IN ('open', 'settled', 'cancelled', 'voided', 'resettled')),
  opened_at        INTEGER NOT NULL,
  ended_at         INTEGER,
  player           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(player)),
  banker           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(banker)),
  mark             TEXT,
  dealer           TEXT    NOT NULL DEFAULT '',
  patrons          INTEGER NOT NULL DEFAULT 0,
  staked_minor     INTEGER NOT NULL DEFAULT 0,
  returned_minor   INTEGER NOT NULL DEFAULT 0,
  commission_minor INTEGER NOT NULL DEFAULT 0,
  first            INTEGER NOT NULL,
  last             INTEGER,
  corrections      TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(corrections)),
  UNIQUE (table_id, shoe, round)
) STRICT;
INSERT INTO rounds VALUES(1,'main',1,1,'settled',1001,16007,'["KD","AS","2H"]','["7C","8S"]','B5','dee',2,5500,5850,150,4,14,'[]');
INSERT INTO rounds VALUES(2,'main',1,2,'cancelled',16008,16028,'[]','[]',NULL,'dee',1,4000,4000,0,15,18,'[]');
INSERT INTO rounds VALUES(3,'main',1,3,'resettled',16029,31034,'["2C","3H"]','["9S","KD"]','B9n','dee',1,5000,10000,0,19,26,'[39]');
INSERT INTO rounds VALUES(4,'main',1,4,'voided',31035,46042,'["JC","QS","KH"]','["5S","6H","7D"]',NULL,'dee',2,16000,16000,0,27,37,'[38]');
INSERT INTO rounds VALUES(5,'main',1,5,'open',46072,NULL,'[]','[]',NULL,'',0,0,0,0,41,NULL,'[]');
CREATE TABLE table_posts (
  table_id TEXT    NOT NULL PRIMARY KEY,
  shoe     INTEGER NOT NULL DEFAULT 0,
  round    INTEGER NOT NULL DEFAULT 0,
  dealers  TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(dealers))
) STRICT, WITHOUT ROWID;
INSERT INTO table_posts VALUES('main',1,5,'[]');
CREATE TABLE figures (
  day               TEXT    NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  table_id          TEXT    NOT NULL,
  option            TEXT    NOT NULL,
  schedule          TEXT    NOT NULL,
  dealer            TEXT    NOT NULL,
  rounds            INTEGER NOT NULL,
  bets              INTEGER NOT NULL,
  stake_minor       INTEGER NOT NULL,
  winnings_minor    INTEGER NOT NULL,
  commission_minor  INTEGER NOT NULL,
  returned_minor    INTEGER NOT NULL,
  uncollected_minor INTEGER NOT NULL,
  square_coins      REAL    NOT NULL,
  PRIMARY KEY (day, table_id, option, schedule, dealer)
) STRICT, WITHOUT ROWID;
INSERT INTO figures VALUES('1970-01-01','main','','','dee',2,0,0,0,0,0,0,0.0);
INSERT INTO figures VALUES('1970-01-01','main','banker','','dee',2,0,0,0,0,0,0,0.0);
INSERT INTO figures VALUES('1970-01-01','main','banker','banker','dee',1,1,3000,3000,150,5850,0,900.0);
INSERT INTO figures VALUES('1970-01-01','main','banker','banker-no-commission','dee',1,1,5000,5000,0,10000,0,2500.0);
INSERT INTO figures VALUES('1970-01-01','main','player','','dee',1,0,0,0,0,0,0,0.0);
INSERT INTO figures VALUES('1970-01-01','main','player','player','dee',1,1,2000,0,0,0,0,400.0);
INSERT INTO figures VALUES('1970-01-01','main','tie','','dee',1,0,0,0,0,0,0,0.0);
INSERT INTO figures VALUES('1970-01-01','main','tie','tie','dee',1,1,500,0,0,0,0,25.0);
CREATE TABLE staff (
  staff                TEXT    NOT NULL PRIMARY KEY,
  name                 TEXT    NOT NULL COLLATE NOCASE UNIQUE,
  role                 TEXT    NOT NULL CHECK (role IN ('dealer', 'supervisor', 'manager')),
  password_hash        TEXT    NOT NULL,
  must_change_password INTEGER NOT NULL CHECK (must_change_password IN (0, 1)),
  code_secret          TEXT,
  code_offered         TEXT,
  code_step            INTEGER,
  active               INTEGER NOT NULL CHECK (active IN (0, 1)),
  created_at           INTEGER NOT NULL,
  last_sign_in_at      INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO staff VALUES('staff-1','O’Neill\N "two",
{three} ''four'' \x41 é 🂡','supervisor','hashed',1,NULL,NULL,NULL,1,7,NULL);
INSERT INTO staff VALUES('staff-2','staff-2','supervisor','hashed',0,'sealed',NULL,7,0,7,NULL);
CREATE TABLE staff_sessions (
  hash            TEXT    NOT NULL PRIMARY KEY,
  staff           TEXT    NOT NULL REFERENCES staff (staff),
  state           TEXT    NOT NULL CHECK (state IN ('open', 'locked')),
  opened_at       INTEGER NOT NULL,
  touched_at      INTEGER NOT NULL,
  confirmed_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO staff_sessions VALUES('hash-of-one','staff-1','open',10,10,0);
CREATE TABLE sign_in_failures (
  number INTEGER PRIMARY KEY,
  name   TEXT    NOT NULL COLLATE NOCASE,
  at     INTEGER NOT NULL
) STRICT;
INSERT INTO sign_in_failures VALUES(1,'Nobody',12);
INSERT INTO sign_in_failures VALUES(2,'nobody',13);
CREATE TABLE approvals (
  approval TEXT    NOT NULL PRIMARY KEY,
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  asked_at INTEGER NOT NULL,
  decision TEXT    CHECK (json_valid(decision))
) STRICT, WITHOUT ROWID;
INSERT INTO approvals VALUES('approval-1','{"id":"approval-1","at":20,"askedBy":{"id":"sue","name":"Sue"},"role":"supervisor","table":"main","duty":{"duty":"void-round","shoe":1,"round":2,"reason":"exposed","approvedBy":null},"corrections":[{"patron":"ann","returnedBeforeMinor":0,"returnedAfterMinor":500,"deltaMinor":500,"uncollectedMinor":0}],"totalMinor":500}',20,NULL);
INSERT INTO approvals VALUES('approval-2','{"id":"approval-2","at":20,"askedBy":{"id":"sue","name":"Sue"},"role":"supervisor","table":"main","duty":{"duty":"void-round","shoe":1,"round":2,"reason":"exposed","approvedBy":null},"corrections":[{"patron":"ann","returnedBeforeMinor":0,"returnedAfterMinor":500,"deltaMinor":500,"uncollectedMinor":0}],"totalMinor":500}',20,'{"approved":false,"by":{"id":"sue","name":"Sue"},"at":30}');
CREATE TABLE patron_numbers (
  number INTEGER PRIMARY KEY,
  patron TEXT    NOT NULL UNIQUE REFERENCES patrons (patron)
) STRICT;
INSERT INTO patron_numbers VALUES(1,'ann');
INSERT INTO patron_numbers VALUES(2,'ben');
CREATE TABLE patron_notes (
  number INTEGER PRIMARY KEY,
  patron TEXT    NOT NULL REFERENCES patrons (patron),
  at     INTEGER NOT NULL,
  staff  TEXT    NOT NULL CHECK (json_valid(staff)),
  text   TEXT    NOT NULL
) STRICT;
INSERT INTO patron_notes VALUES(1,'ann',41,'{"id":"sue","name":"Sue"}','O’Neill\N "two",
{three} ''four'' \x41 é 🂡');
CREATE TABLE "resolutions" (
  movement INTEGER PRIMARY KEY REFERENCES movements (number),
  kind     TEXT    NOT NULL CHECK (kind IN ('post', 'void')),
  id       TEXT,
  at       INTEGER NOT NULL,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;
INSERT INTO resolutions VALUES(3,'post',NULL,16007,'main',1,1);
INSERT INTO resolutions VALUES(4,'post',NULL,16007,'main',1,1);
INSERT INTO resolutions VALUES(9,'void',NULL,16028,'main',1,2);
INSERT INTO resolutions VALUES(10,'post',NULL,31034,'main',1,3);
INSERT INTO resolutions VALUES(12,'post',NULL,46042,'main',1,4);
INSERT INTO resolutions VALUES(13,'post',NULL,46042,'main',1,4);
CREATE TABLE "postings" (
  number              INTEGER PRIMARY KEY,
  account             TEXT    NOT NULL,
  line                INTEGER NOT NULL CHECK (line > 0),
  previous            INTEGER CHECK ((previous IS NULL) = (line = 1)),
  movement            INTEGER NOT NULL REFERENCES movements (number),
  amount_minor        INTEGER NOT NULL CHECK (amount_minor <> 0),
  balance_after_minor INTEGER NOT NULL,
  at                  INTEGER NOT NULL
) STRICT;
INSERT INTO postings VALUES(1,'house',1,NULL,1,-100000,-100000,1);
INSERT INTO postings VALUES(2,'patron:ann',1,NULL,1,100000,100000,1);
INSERT INTO postings VALUES(3,'house',2,1,2,-100000,-200000,1);
INSERT INTO postings VALUES(4,'patron:ben',1,NULL,2,100000,100000,1);
INSERT INTO postings VALUES(5,'patron:ann',2,2,3,-2000,98000,16007);
INSERT INTO postings VALUES(6,'escrow:main',1,NULL,3,2000,2000,16007);
INSERT INTO postings VALUES(7,'patron:ben',2,4,4,-3500,96500,16007);
INSERT INTO postings VALUES(8,'escrow:main',2,6,4,3500,5500,16007);
INSERT INTO postings VALUES(9,'house',3,3,5,-500,-200500,16007);
INSERT INTO postings VALUES(10,'escrow:main',3,8,5,500,6000,16007);
INSERT INTO postings VALUES(11,'escrow:main',4,10,6,-6000,0,16007);
INSERT INTO postings VALUES(12,'patron:ben',3,7,6,6000,102500,16007);
INSERT INTO postings VALUES(13,'patron:ben',4,12,7,-150,102350,16007);
INSERT INTO postings VALUES(14,'escrow:main',5,11,7,150,150,16007);
INSERT INTO postings VALUES(15,'escrow:main',6,14,8,-150,0,16007);
INSERT INTO postings VALUES(16,'house',4,9,8,150,-200350,16007);
INSERT INTO postings VALUES(17,'patron:ann',3,5,10,-5000,93000,31034);
INSERT INTO postings VALUES(18,'escrow:main',7,15,10,5000,5000,31034);
INSERT INTO postings VALUES(19,'escrow:main',8,18,11,-5000,0,31034);
INSERT INTO postings VALUES(20,'house',5,16,11,5000,-195350,31034);
INSERT INTO postings VALUES(21,'patron:ann',4,17,12,-6000,87000,46042);
INSERT INTO postings VALUES(22,'escrow:main',9,19,12,6000,6000,46042);
INSERT INTO postings VALUES(23,'patron:ben',5,13,13,-10000,92350,46042);
INSERT INTO postings VALUES(24,'escrow:main',10,22,13,10000,16000,46042);
INSERT INTO postings VALUES(25,'house',6,20,14,-4000,-199350,46042);
INSERT INTO postings VALUES(26,'escrow:main',11,24,14,4000,20000,46042);
INSERT INTO postings VALUES(27,'escrow:main',12,26,15,-20000,0,46042);
INSERT INTO postings VALUES(28,'patron:ben',6,23,15,20000,112350,46042);
INSERT INTO postings VALUES(29,'patron:ben',7,28,16,-500,111850,46042);
INSERT INTO postings VALUES(30,'escrow:main',13,27,16,500,500,46042);
INSERT INTO postings VALUES(31,'escrow:main',14,30,17,-500,0,46042);
INSERT INTO postings VALUES(32,'house',7,25,17,500,-198850,46042);
INSERT INTO postings VALUES(33,'patron:ben',8,29,18,-9500,102350,46052);
INSERT INTO postings VALUES(34,'escrow:main',15,31,18,9500,9500,46052);
INSERT INTO postings VALUES(35,'escrow:main',16,34,19,-6000,3500,46052);
INSERT INTO postings VALUES(36,'patron:ann',5,21,19,6000,93000,46052);
INSERT INTO postings VALUES(37,'escrow:main',17,35,20,-3500,0,46052);
INSERT INTO postings VALUES(38,'house',8,32,20,3500,-195350,46052);
INSERT INTO postings VALUES(39,'house',9,38,21,-10000,-205350,46062);
INSERT INTO postings VALUES(40,'escrow:main',18,37,21,10000,10000,46062);
INSERT INTO postings VALUES(41,'escrow:main',19,40,22,-10000,0,46062);
INSERT INTO postings VALUES(42,'patron:ann',6,36,22,10000,103000,46062);
CREATE TABLE "records" (
  number   INTEGER PRIMARY KEY,
  patron   TEXT    NOT NULL,
  line     INTEGER NOT NULL CHECK (line > 0),
  previous INTEGER CHECK ((previous IS NULL) = (line = 1)),
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  UNIQUE (table_id, shoe, round, patron, revision)
) STRICT;
INSERT INTO records VALUES(1,'ann',1,NULL,'main',1,1,0,'{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":1,"at":16007,"mode":"traditional","status":"settled","player":["KD","AS","2H"],"banker":["7C","8S"],"outcome":"banker","playerScore":3,"bankerScore":5,"bets":[{"option":"player","stakeMinor":2000,"schedule":"player","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":2000,"returnedMinor":0,"balanceBeforeMinor":100000,"balanceAfterMinor":98000}');
INSERT INTO records VALUES(2,'ben',1,NULL,'main',1,1,0,'{"patron":"ben","table":"main","tableName":"Table main","shoe":1,"round":1,"at":16007,"mode":"traditional","status":"settled","player":["KD","AS","2H"],"banker":["7C","8S"],"outcome":"banker","playerScore":3,"bankerScore":5,"bets":[{"option":"banker","stakeMinor":3000,"schedule":"banker","verdict":"won","winningsMinor":3000,"commissionMinor":150,"returnedMinor":5850},{"option":"tie","stakeMinor":500,"schedule":"tie","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":3500,"returnedMinor":5850,"balanceBeforeMinor":100000,"balanceAfterMinor":102350}');
INSERT INTO records VALUES(3,'ben',2,2,'main',1,2,0,'{"patron":"ben","table":"main","tableName":"Table main","shoe":1,"round":2,"at":16028,"mode":"traditional","status":"cancelled","reason":"a card fell","player":[],"banker":[],"outcome":null,"playerScore":0,"bankerScore":0,"bets":[{"option":"player","schedule":"player","stakeMinor":4000,"verdict":"returned","winningsMinor":0,"commissionMinor":0,"returnedMinor":4000}],"stakedMinor":4000,"returnedMinor":4000,"balanceBeforeMinor":102350,"balanceAfterMinor":102350}');
INSERT INTO records VALUES(4,'ann',2,1,'main',1,3,0,'{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":3,"at":31034,"mode":"no-commission","status":"settled","player":["9H","TD"],"banker":["3D","4C"],"outcome":"player","playerScore":9,"bankerScore":7,"bets":[{"option":"banker","stakeMinor":5000,"schedule":"banker-no-commission","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":5000,"returnedMinor":0,"balanceBeforeMinor":98000,"balanceAfterMinor":93000}');
INSERT INTO records VALUES(5,'ann',3,4,'main',1,4,0,'{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":4,"at":46042,"mode":"traditional","status":"settled","player":["JC","QS","KH"],"banker":["5S","6H","7D"],"outcome":"banker","playerScore":0,"bankerScore":8,"bets":[{"option":"player","stakeMinor":6000,"schedule":"player","verdict":"lost","winningsMinor":0,"commissionMinor":0,"returnedMinor":0}],"stakedMinor":6000,"returnedMinor":0,"balanceBeforeMinor":93000,"balanceAfterMinor":87000}');
INSERT INTO records VALUES(6,'ben',3,3,'main',1,4,0,'{"patron":"ben","table":"main","tableName":"Table main","shoe":1,"round":4,"at":46042,"mode":"traditional","status":"settled","player":["JC","QS","KH"],"banker":["5S","6H","7D"],"outcome":"banker","playerScore":0,"bankerScore":8,"bets":[{"option":"banker","stakeMinor":10000,"schedule":"banker","verdict":"won","winningsMinor":10000,"commissionMinor":500,"returnedMinor":19500}],"stakedMinor":10000,"returnedMinor":19500,"balanceBeforeMinor":102350,"balanceAfterMinor":111850}');
INSERT INTO records VALUES(7,'ann',4,5,'main',1,4,1,'{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":4,"at":46052,"mode":"traditional","status":"voided","player":["JC","QS","KH"],"banker":["5S","6H","7D"],"outcome":null,"playerScore":0,"bankerScore":8,"bets":[{"option":"player","stakeMinor":6000,"schedule":"player","verdict":"returned","winningsMinor":0,"commissionMinor":0,"returnedMinor":6000}],"stakedMinor":6000,"returnedMinor":6000,"revision":1,"reason":"exposed","correction":{"deltaMinor":6000,"uncollectedMinor":0},"balanceBeforeMinor":87000,"balanceAfterMinor":93000}');
INSERT INTO records VALUES(8,'ben',4,6,'main',1,4,1,'{"patron":"ben","table":"main","tableName":"Table main","shoe":1,"round":4,"at":46052,"mode":"traditional","status":"voided","player":["JC","QS","KH"],"banker":["5S","6H","7D"],"outcome":null,"playerScore":0,"bankerScore":8,"bets":[{"option":"banker","stakeMinor":10000,"schedule":"banker","verdict":"returned","winningsMinor":0,"commissionMinor":0,"returnedMinor":10000}],"stakedMinor":10000,"returnedMinor":10000,"revision":1,"reason":"exposed","correction":{"deltaMinor":-9500,"uncollectedMinor":0},"balanceBeforeMinor":111850,"balanceAfterMinor":102350}');
INSERT INTO records VALUES(9,'ann',5,7,'main',1,3,1,'{"patron":"ann","table":"main","tableName":"Table main","shoe":1,"round":3,"at":46062,"mode":"no-commission","status":"resettled","player":["2C","3H"],"banker":["9S","KD"],"outcome":"banker","playerScore":5,"bankerScore":9,"bets":[{"option":"banker","stakeMinor":5000,"schedule":"banker-no-commission","verdict":"won","winningsMinor":5000,"commissionMinor":0,"returnedMinor":10000}],"stakedMinor":5000,"returnedMinor":10000,"revision":1,"reason":"misread","correction":{"deltaMinor":10000,"uncollectedMinor":0},"balanceBeforeMinor":93000,"balanceAfterMinor":103000}');
CREATE TABLE record_ends (
  patron TEXT    NOT NULL PRIMARY KEY,
  line   INTEGER NOT NULL CHECK (line > 0),
  record INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO record_ends VALUES('ann',5,9);
INSERT INTO record_ends VALUES('ben',4,8);
CREATE TABLE opened_shoes (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     BLOB    NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT;
INSERT INTO opened_shoes VALUES('main',6,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF');
CREATE UNIQUE INDEX tables_opened ON events (table_id) WHERE version = 1;
CREATE INDEX movements_of_round ON movements (table_id, shoe, round);
CREATE INDEX rounds_of_table ON rounds (table_id);
CREATE INDEX rounds_out_of_order ON rounds (status) WHERE status <> 'settled';
CREATE INDEX sessions_of_staff ON staff_sessions (staff);
CREATE INDEX failures_of_name ON sign_in_failures (name, at);
CREATE INDEX approvals_waiting ON approvals (asked_at) WHERE decision IS NULL;
CREATE INDEX notes_of_patron ON patron_notes (patron);
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
         BEGIN SELECT raise(ABORT, 'events only grows'); END;
CREATE TRIGGER events_no_delete BEFORE DELETE ON events
         BEGIN SELECT raise(ABORT, 'events only grows'); END;
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
         BEGIN SELECT raise(ABORT, 'journal only grows'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
         BEGIN SELECT raise(ABORT, 'journal only grows'); END;
CREATE INDEX movements_undecided ON movements (number) WHERE state = 'pending';
CREATE UNIQUE INDEX resolutions_named ON resolutions (id) WHERE id IS NOT NULL;
CREATE INDEX patrons_suspended ON patrons (patron) WHERE suspended_at IS NOT NULL;
CREATE INDEX sessions_of_patron ON sessions (patron);
CREATE TRIGGER records_no_update BEFORE UPDATE ON records BEGIN SELECT raise(ABORT, 'records only grows'); END;
CREATE TRIGGER records_no_delete BEFORE DELETE ON records BEGIN SELECT raise(ABORT, 'records only grows'); END;
CREATE INDEX journal_of_table  ON journal (table_id, at, number, action);
CREATE INDEX journal_of_time   ON journal (at, number, action);
CREATE INDEX journal_of_staff  ON journal (staff_id, at, number, action);
CREATE INDEX journal_of_action ON journal (action, at, number);
CREATE INDEX journal_of_patron ON journal (patron, at, number) WHERE patron IS NOT NULL;
CREATE INDEX journal_of_round  ON journal (table_id, shoe, round, at, number) WHERE round IS NOT NULL;
CREATE INDEX journal_of_acts ON journal (at, number)
  WHERE action NOT IN ('enter-card', 'open-betting', 'close-betting');
