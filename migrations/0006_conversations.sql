CREATE TABLE `post_collaborators` (
	`post_id` text NOT NULL,
	`person_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `person_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_collaborators_person` ON `post_collaborators` (`person_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`inviter_id` text NOT NULL,
	`identifier` text NOT NULL,
	`invitee_id` text,
	`token_hash` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`responded_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitee_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_tokenHash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_once` ON `invitations` (`post_id`,`identifier`);--> statement-breakpoint
CREATE INDEX `invitations_invitee` ON `invitations` (`invitee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invitations_end` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `magic_links` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`recipient` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`grant_hash` text,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `magic_links_tokenHash_unique` ON `magic_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `magic_links_post` ON `magic_links` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `magic_links_grant` ON `magic_links` (`grant_hash`) WHERE grant_hash is not null;--> statement-breakpoint
CREATE INDEX `magic_links_end` ON `magic_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`owner_id` text NOT NULL,
	`peer` text NOT NULL,
	`last_at` integer NOT NULL,
	`seen_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`owner_id`, `peer`),
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_newest` ON `conversations` (`owner_id`,`last_at`,`peer`);--> statement-breakpoint
ALTER TABLE `posts` ADD `track_media_id` text;--> statement-breakpoint
CREATE INDEX `posts_recipient_email` ON `posts` (`recipient_email`,`created_at`) WHERE recipient_email is not null;--> statement-breakpoint
CREATE INDEX `posts_recipient_phone` ON `posts` (`recipient_phone`,`created_at`) WHERE recipient_phone is not null;--> statement-breakpoint
CREATE INDEX `posts_messages` ON `posts` (`author_id`,`created_at`) WHERE recipient_id is not null or recipient_email is not null or recipient_phone is not null;