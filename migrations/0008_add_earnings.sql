CREATE TABLE `payout_accounts` (
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`bank_reported_at` integer DEFAULT 0 NOT NULL,
	`is_bank_refusing` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `provider`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_accounts_reference` ON `payout_accounts` (`provider`,`reference`);--> statement-breakpoint
CREATE INDEX `payout_accounts_due` ON `payout_accounts` (`due_at`) WHERE state = 'enabled';--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`payee_id` text NOT NULL,
	`provider` text NOT NULL,
	`account` text NOT NULL,
	`cents` integer NOT NULL,
	`until` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_open` ON `payouts` (`payee_id`) WHERE state = 'started';--> statement-breakpoint
CREATE INDEX `payouts_payee` ON `payouts` (`payee_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reversals` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`charge_reference` text NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`state` text NOT NULL,
	`is_final` integer NOT NULL,
	`reported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reversals_charge` ON `reversals` (`provider`,`charge_reference`);--> statement-breakpoint
DROP INDEX `ledger_once`;--> statement-breakpoint
ALTER TABLE `ledger` ADD `round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_rounds` ON `ledger` (`payment_id`,`account`,`round`);--> statement-breakpoint
ALTER TABLE `payments` ADD `cost_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `charge_reference` text;--> statement-breakpoint
CREATE INDEX `payments_charge` ON `payments` (`provider`,`charge_reference`) WHERE charge_reference is not null;--> statement-breakpoint
CREATE INDEX `payments_earned` ON `payments` (`payee_id`,`paid_at`,`id`) WHERE state = 'paid';--> statement-breakpoint
DROP TRIGGER payments_prevent_new_terms;
--> statement-breakpoint
CREATE TRIGGER payments_prevent_new_terms BEFORE UPDATE OF payer_id, payee_id, subject, subject_id, cents, cost_cents, fee_cents, provider ON payments BEGIN
  SELECT raise(ABORT, 'the terms of a payment never change');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_prevent_new_terms BEFORE UPDATE OF payee_id, provider, account, cents, until ON payouts BEGIN
  SELECT raise(ABORT, 'the terms of a payout never change');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_prevent_update_after_end BEFORE UPDATE ON payouts WHEN old.state <> 'started' BEGIN
  SELECT raise(ABORT, 'an ended payout never changes');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_prevent_delete BEFORE DELETE ON payouts BEGIN
  SELECT raise(ABORT, 'payouts are never deleted');
END;
