ALTER TABLE `reversals` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `reversals` ADD `notified_at` integer;