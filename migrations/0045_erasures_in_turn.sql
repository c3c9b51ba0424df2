DROP INDEX `erasures_age`;--> statement-breakpoint
ALTER TABLE `erasures` ADD `tried_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `erasures_next` ON `erasures` (`tried_at`,`started_at`);