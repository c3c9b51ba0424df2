CREATE TABLE `forgotten_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`reason` text NOT NULL,
	`group_key` text NOT NULL,
	`post_id` text,
	`source_id` text,
	`actor_id` text,
	`message` text,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`read_at` integer,
	`forgotten_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forgotten_notifications_age` ON `forgotten_notifications` (`forgotten_at`);--> statement-breakpoint
CREATE INDEX `forgotten_notifications_user` ON `forgotten_notifications` (`user_id`);--> statement-breakpoint
CREATE INDEX `forgotten_notifications_post` ON `forgotten_notifications` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX `forgotten_notifications_actor` ON `forgotten_notifications` (`actor_id`) WHERE actor_id is not null;