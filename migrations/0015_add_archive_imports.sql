CREATE TABLE `imported_posts` (
	`user_id` text NOT NULL,
	`archived_id` text NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `archived_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imported_posts_post` ON `imported_posts` (`post_id`);--> statement-breakpoint
ALTER TABLE `media` ADD `mp3_origin` text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `imported_at` integer;