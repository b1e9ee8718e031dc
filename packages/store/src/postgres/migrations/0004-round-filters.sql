-- Rounds are listed newest first by the time they were opened, and filtered by room, dealer, and whether there were stakes.
-- Each index has that order.

DROP INDEX rounds_of_room;
DROP INDEX rounds_out_of_order;
DROP INDEX rounds_of_days;
CREATE INDEX rounds_of_time      ON rounds (opened_at, number);
CREATE INDEX rounds_of_room      ON rounds (split_part(table_id, '.', 1), opened_at, number);
CREATE INDEX rounds_of_dealer    ON rounds (dealer, opened_at, number);
CREATE INDEX rounds_out_of_order ON rounds (opened_at, number) WHERE status <> 'settled';

-- A partial index, since most rounds of a machine have no stake.
CREATE INDEX rounds_with_stakes         ON rounds (opened_at, number) WHERE staked_minor > 0;
CREATE INDEX rounds_of_room_with_stakes ON rounds (split_part(table_id, '.', 1), opened_at, number)
  WHERE staked_minor > 0;
