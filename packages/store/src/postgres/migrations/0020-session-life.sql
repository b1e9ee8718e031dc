-- Sessions of launched patrons, to find those that are too old or unused. They are deleted when they end, so the index holds those in use.
CREATE INDEX sessions_launched ON sessions (seen_at, opened_at, patron, id) WHERE way = 'launch';
