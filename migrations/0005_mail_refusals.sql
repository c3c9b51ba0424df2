CREATE TABLE `mail_refusals` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`refused_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `purpose` text DEFAULT 'account' NOT NULL;