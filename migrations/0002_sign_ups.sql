CREATE TABLE `sign_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`age_attested_at` integer NOT NULL,
	`age_text_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_ups_tokenHash_unique` ON `sign_ups` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sign_ups_email` ON `sign_ups` (`email`);--> statement-breakpoint
CREATE INDEX `sign_ups_username` ON `sign_ups` (`username`);--> statement-breakpoint
CREATE INDEX `sign_ups_end` ON `sign_ups` (`expires_at`);