CREATE TABLE `account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`phone_number` text,
	`phone_number_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_phoneNumber_unique` ON `user` (`phone_number`);--> statement-breakpoint
CREATE TABLE `verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_end` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`shelf` text NOT NULL,
	`name` text NOT NULL,
	`media_id` text NOT NULL,
	`mood` text NOT NULL,
	`genre` text NOT NULL,
	`category` text,
	`bpm` integer,
	`peaks` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tracks_name` ON `tracks` (`name`);--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`type` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_channel` ON `events` (`channel`,`seq`);--> statement-breakpoint
CREATE TABLE `deletions` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deletions_due` ON `deletions` (`due_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`draft_id` text,
	`state` text NOT NULL,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text,
	`seconds` real,
	`seconds_limit` integer,
	`open` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key_unique` ON `media` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_draft` ON `media` (`owner_id`,`draft_id`) WHERE draft_id is not null;--> statement-breakpoint
CREATE INDEX `media_orphans` ON `media` (`expires_at`) WHERE state <> 'attached';--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`display_name` text NOT NULL,
	`avatar_color` text NOT NULL,
	`avatar_media_id` text,
	`pro_expires_at` integer,
	`role` text DEFAULT 'member' NOT NULL,
	`age_attested_at` integer,
	`age_text_version` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_username_unique` ON `profiles` (`username`);--> statement-breakpoint
CREATE INDEX `profiles_name` ON `profiles` (`display_name`);--> statement-breakpoint
CREATE TABLE `connections` (
	`child_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`type` text DEFAULT 'reply' NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`relevance` real DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`child_id`, `parent_id`),
	FOREIGN KEY (`child_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connections_parent` ON `connections` (`parent_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `feed_authors` (
	`kind` text NOT NULL,
	`author_id` text NOT NULL,
	`posts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `author_id`)
);
--> statement-breakpoint
CREATE TABLE `feed_pages` (
	`kind` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`built_version` integer DEFAULT -1 NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT 0 NOT NULL,
	`authors` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subtype` text,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`author_username` text NOT NULL,
	`author_avatar_color` text NOT NULL,
	`author_avatar_media_id` text,
	`title` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`media_id` text,
	`seconds` real DEFAULT 0 NOT NULL,
	`peaks` text,
	`track_id` text,
	`track_name` text,
	`parent_id` text,
	`owlcast_id` text,
	`recipient_id` text,
	`recipient_email` text,
	`recipient_phone` text,
	`visibility` text DEFAULT 'public' NOT NULL,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`language` text,
	`detail` text DEFAULT '{}' NOT NULL,
	`transcript` text,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`expires_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id_unique` ON `posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_feed` ON `posts` (`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX `posts_children` ON `posts` (`parent_id`,`created_at`) WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_recipient` ON `posts` (`recipient_id`,`created_at`) WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX `posts_owlcast` ON `posts` (`owlcast_id`,`created_at`) WHERE owlcast_id is not null;--> statement-breakpoint
CREATE INDEX `posts_expiry` ON `posts` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX `posts_media` ON `posts` (`media_id`) WHERE media_id is not null;