-- Patrons of operators, by the operator's own ids.
CREATE TABLE operator_patrons (
  brand           TEXT NOT NULL,
  currency        TEXT NOT NULL,
  operator_patron TEXT NOT NULL,
  patron          TEXT NOT NULL UNIQUE REFERENCES patrons (patron),
  PRIMARY KEY (brand, currency, operator_patron)
) STRICT, WITHOUT ROWID;
