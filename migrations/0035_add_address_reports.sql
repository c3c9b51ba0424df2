CREATE TABLE `address_reports` (
	`id` text NOT NULL,
	`address_hash` text NOT NULL,
	`kind` text NOT NULL,
	`reported_at` integer NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`address_hash`, `id`)
);
--> statement-breakpoint
CREATE INDEX `address_reports_expiry` ON `address_reports` (`expires_at`) WHERE expires_at is not null;