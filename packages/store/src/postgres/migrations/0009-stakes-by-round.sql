-- Adds the round to the ids of stakes, as in those of payouts: `stake:table:shoe:round:patron:ticket`. The entries of a round
-- then are neighbours in the index of ids; ordered by patron, each ticket changes a different page. The decisions of stakes have
-- no id of their own (`resolutions.id`), so they need no change.
UPDATE movements SET id = concat_ws(':', 'stake', table_id, shoe, round, substr(id, 7))
 WHERE code = 'stake' AND id LIKE 'stake:%' AND table_id IS NOT NULL;
