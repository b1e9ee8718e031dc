-- The id of a stake begins with its round, as those of payouts do: `stake:table:shoe:round:patron:ticket`. Then the entries of
-- a round are neighbours in the index of ids, where every ticket used to change a page of its own. The decisions of stakes
-- have no id of their own (`resolutions.id`), so they follow.
UPDATE movements SET id = concat_ws(':', 'stake', table_id, shoe, round, substr(id, 7))
 WHERE code = 'stake' AND id LIKE 'stake:%' AND table_id IS NOT NULL;
