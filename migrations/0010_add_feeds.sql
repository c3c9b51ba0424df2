CREATE TABLE `hub_pings` (
	`post_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hub_pings_due` ON `hub_pings` (`due_at`);--> statement-breakpoint
CREATE TABLE `private_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `private_feeds_tokenHash_unique` ON `private_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `private_feeds_user` ON `private_feeds` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `private_feeds_subject` ON `private_feeds` (`type`,`subject`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `expiring_syndicated_since` integer;--> statement-breakpoint
CREATE INDEX `posts_author_recordings` ON `posts` (`author_id`,`created_at`,`id`) WHERE owlcast_id is not null and visibility = 'public' and hidden_at is null;--> statement-breakpoint
CREATE TRIGGER private_feeds_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM private_feeds WHERE type = 'post' AND subject = old.id;
END;
