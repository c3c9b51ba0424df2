CREATE TABLE `arrivals` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`phone` text,
	`google_id` text,
	`email` text,
	`name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `arrivals_end` ON `arrivals` (`expires_at`);--> statement-breakpoint
CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phone_codes_end` ON `phone_codes` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `account_identity` ON `account` (`provider_id`,`account_id`);