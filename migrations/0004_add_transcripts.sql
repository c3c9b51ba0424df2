CREATE TABLE `transcript_pieces` (
	`post_id` text NOT NULL,
	`piece` integer NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`engine` text NOT NULL,
	`confidence` real,
	PRIMARY KEY(`post_id`, `piece`),
	FOREIGN KEY (`post_id`) REFERENCES `transcripts`(`post_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `transcripts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`media_id` text NOT NULL,
	`state` text NOT NULL,
	`language` text NOT NULL,
	`seconds` real NOT NULL,
	`engine` text,
	`confidence` real,
	`text` text DEFAULT '' NOT NULL,
	`words_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transcripts_postId_unique` ON `transcripts` (`post_id`);--> statement-breakpoint
CREATE INDEX `transcripts_due` ON `transcripts` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE `profiles` ADD `transcripts_off_since` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `transcript_state` text;