CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`mailed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `schedule_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`ran_at` integer NOT NULL,
	`succeeded_at` integer,
	`failures` text DEFAULT '{}' NOT NULL,
	`database_bytes` integer DEFAULT 0 NOT NULL,
	`stored_bytes` integer DEFAULT 0 NOT NULL,
	`measured_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `backups` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`next_table` text DEFAULT '' NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`files` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `account_deletions` ADD `language` text;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
ALTER TABLE `sign_up_requests` ADD `language` text;