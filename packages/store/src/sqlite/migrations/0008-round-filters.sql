-- Rounds are listed newest first by the time they were opened, and filtered by room, dealer, and whether there were stakes. Each
-- index has that order and ends in the row's number, as every index does. The room of a private table is its name up to the dot.

DROP INDEX rounds_of_table;
DROP INDEX rounds_out_of_order;
CREATE INDEX rounds_of_time      ON rounds (opened_at);
CREATE INDEX rounds_of_room      ON rounds (substr(table_id, 1, instr(table_id || '.', '.') - 1), opened_at);
CREATE INDEX rounds_of_dealer    ON rounds (dealer, opened_at);
CREATE INDEX rounds_out_of_order ON rounds (opened_at) WHERE status <> 'settled';

-- A partial index, since most rounds of a machine have no stake.
CREATE INDEX rounds_with_stakes         ON rounds (opened_at) WHERE staked_minor > 0;
CREATE INDEX rounds_of_room_with_stakes ON rounds (substr(table_id, 1, instr(table_id || '.', '.') - 1), opened_at)
  WHERE staked_minor > 0;

-- A patron is found by the whole name, in any case.
CREATE INDEX patrons_by_name ON patrons (lower(name));
