-- Corrections that an operator has refused because the patron had less: the house bears them, and the floor lists them.
CREATE INDEX wallet_outbox_receivable ON wallet_outbox (number) WHERE outcome = 'funds';
