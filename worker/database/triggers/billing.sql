-- Keeps financial records append-only.

CREATE TRIGGER ledger_prevent_update BEFORE UPDATE ON ledger BEGIN
  SELECT raise(ABORT, 'ledger rows never change');
END;

CREATE TRIGGER ledger_prevent_delete BEFORE DELETE ON ledger BEGIN
  SELECT raise(ABORT, 'ledger rows never change');
END;

CREATE TRIGGER payments_prevent_new_terms BEFORE UPDATE OF payer_id, payee_id, subject, subject_id, cents, cost_cents, fee_cents, provider ON payments BEGIN
  SELECT raise(ABORT, 'the terms of a payment never change');
END;

CREATE TRIGGER payments_prevent_update_after_paid BEFORE UPDATE ON payments WHEN old.state = 'paid' BEGIN
  SELECT raise(ABORT, 'a paid payment never changes');
END;

CREATE TRIGGER payments_prevent_delete BEFORE DELETE ON payments BEGIN
  SELECT raise(ABORT, 'payments are never deleted');
END;

CREATE TRIGGER payouts_prevent_new_terms BEFORE UPDATE OF payee_id, provider, account, cents, until ON payouts BEGIN
  SELECT raise(ABORT, 'the terms of a payout never change');
END;

CREATE TRIGGER payouts_prevent_update_after_end BEFORE UPDATE ON payouts WHEN old.state <> 'started' BEGIN
  SELECT raise(ABORT, 'an ended payout never changes');
END;

CREATE TRIGGER payouts_prevent_delete BEFORE DELETE ON payouts BEGIN
  SELECT raise(ABORT, 'payouts are never deleted');
END;
