CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`person_id` text NOT NULL,
	`title` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject_kind`,`subject_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_person` ON `reports` (`person_id`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `reports_decider` ON `reports` (`decided_by`);--> statement-breakpoint
CREATE INDEX `reports_age` ON `reports` (`created_at`);--> statement-breakpoint
ALTER TABLE `audit` ADD `subject_id` text;--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `suspended_until` integer;