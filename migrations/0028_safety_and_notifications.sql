CREATE TABLE `fanouts` (
	`post_id` text PRIMARY KEY NOT NULL,
	`after_at` integer DEFAULT 0 NOT NULL,
	`after_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`reason` text NOT NULL,
	`group_key` text NOT NULL,
	`post_id` text,
	`source_id` text,
	`actor_id` text,
	`message` text,
	`count` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_group` ON `notifications` (`user_id`,`group_key`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`updated_at`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_actor` ON `notifications` (`actor_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_source` ON `notifications` (`source_id`) WHERE source_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_post` ON `notifications` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`updated_at`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blocks_newest` ON `blocks` (`blocker_id`,`created_at`,`blocked_id`);--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `mutes` (
	`muter_id` text NOT NULL,
	`muted_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`muter_id`, `muted_id`),
	FOREIGN KEY (`muter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`muted_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mutes_newest` ON `mutes` (`muter_id`,`created_at`,`muted_id`);--> statement-breakpoint
-- A deleted cause deletes the notification, or reduces its count.
CREATE TRIGGER notifications_source_leaves AFTER DELETE ON posts BEGIN
  DELETE FROM notifications WHERE source_id = old.id AND count <= 1;
  UPDATE notifications SET source_id = NULL, count = count - 1 WHERE source_id = old.id;
END;
