CREATE TABLE `hellos` (
	`user_id` text PRIMARY KEY NOT NULL,
	`media_id` text NOT NULL,
	`seconds` real NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hellos_mediaId_unique` ON `hellos` (`media_id`);--> statement-breakpoint
CREATE INDEX `hellos_due` ON `hellos` (`due_at`) WHERE due_at is not null;