-- The time up to which a patron has seen notices of corrected and cancelled rounds.

CREATE TABLE notices_seen (
  patron     text   COLLATE "C" PRIMARY KEY,
  seen_until bigint NOT NULL
);
