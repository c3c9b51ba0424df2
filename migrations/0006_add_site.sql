CREATE TABLE `sign_up_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`inviter_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`inviter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_up_invitations_tokenHash_unique` ON `sign_up_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sign_up_invitations_inviter` ON `sign_up_invitations` (`inviter_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_up_invitations_expiry` ON `sign_up_invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_up_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`display_name` text NOT NULL,
	`email` text,
	`phone` text,
	`google_id` text,
	`password_hash` text,
	`age_attested_at` integer NOT NULL,
	`age_text_version` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_up_requests_username_unique` ON `sign_up_requests` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `sign_up_requests_email_unique` ON `sign_up_requests` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `sign_up_requests_phone_unique` ON `sign_up_requests` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `sign_up_requests_googleId_unique` ON `sign_up_requests` (`google_id`);--> statement-breakpoint
CREATE INDEX `sign_up_requests_age` ON `sign_up_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `setup_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`updated_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `email_sign_ups` ADD `invitation_hash` text;