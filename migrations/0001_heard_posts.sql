CREATE TABLE `heard_posts` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`heard_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `heard_posts_newest` ON `heard_posts` (`user_id`,`heard_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `heard_posts_post` ON `heard_posts` (`post_id`);--> statement-breakpoint
CREATE INDEX `heard_posts_age` ON `heard_posts` (`heard_at`);