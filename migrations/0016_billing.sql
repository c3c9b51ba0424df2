CREATE TABLE `entitlements` (
	`person_id` text NOT NULL,
	`post_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `post_id`),
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entitlements_newest` ON `entitlements` (`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `entitlements_post` ON `entitlements` (`post_id`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text NOT NULL,
	`account` text NOT NULL,
	`person_id` text,
	`cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_once` ON `ledger` (`payment_id`,`account`);--> statement-breakpoint
CREATE INDEX `ledger_person` ON `ledger` (`person_id`,`created_at`) WHERE person_id is not null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payer_id` text NOT NULL,
	`payee_id` text,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`url` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_open` ON `payments` (`payer_id`,`subject`,`subject_id`) WHERE state = 'started';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`provider`,`reference`) WHERE reference is not null;--> statement-breakpoint
CREATE INDEX `payments_payer` ON `payments` (`payer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_subject` ON `payments` (`subject`,`subject_id`);--> statement-breakpoint
-- The ledger is append-only.
CREATE TRIGGER ledger_stays BEFORE UPDATE ON ledger BEGIN
  SELECT raise(ABORT, 'the ledger is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_keeps BEFORE DELETE ON ledger BEGIN
  SELECT raise(ABORT, 'the ledger is never changed');
END;
--> statement-breakpoint
-- A settled payment is immutable, and no payment is deleted.
CREATE TRIGGER payments_stay BEFORE UPDATE ON payments WHEN old.state = 'paid' BEGIN
  SELECT raise(ABORT, 'a payment that is paid is never changed');
END;
--> statement-breakpoint
-- The facts of a payment never change.
CREATE TRIGGER payments_mean BEFORE UPDATE OF payer_id, payee_id, subject, subject_id, cents, fee_cents, provider ON payments BEGIN
  SELECT raise(ABORT, 'a payment is never changed into another');
END;
--> statement-breakpoint
CREATE TRIGGER payments_keep BEFORE DELETE ON payments BEGIN
  SELECT raise(ABORT, 'payments are never forgotten');
END;
