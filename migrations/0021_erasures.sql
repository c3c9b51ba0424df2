CREATE TABLE `erasures` (
	`person_id` text PRIMARY KEY NOT NULL,
	`stand_in` text NOT NULL,
	`email` text,
	`had_payments` integer NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasures_age` ON `erasures` (`started_at`);--> statement-breakpoint
CREATE TABLE `retired_names` (
	`name_hash` text PRIMARY KEY NOT NULL,
	`until_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `retired_names_end` ON `retired_names` (`until_at`);--> statement-breakpoint
CREATE INDEX `media_owner` ON `media` (`owner_id`);--> statement-breakpoint
-- Deleted words leave the index at once, not with its next merge.
INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 1);
