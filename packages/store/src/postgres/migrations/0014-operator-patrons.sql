-- Patrons of operators, by the operator's own ids.
CREATE TABLE operator_patrons (
  brand           text COLLATE "C" NOT NULL,
  currency        text COLLATE "C" NOT NULL,
  operator_patron text COLLATE "C" NOT NULL,
  patron          text COLLATE "C" NOT NULL UNIQUE REFERENCES patrons (patron),
  PRIMARY KEY (brand, currency, operator_patron)
);
