CREATE TABLE `content_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`action` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_rules_once` ON `content_rules` (`kind`,`value`);--> statement-breakpoint
CREATE INDEX `content_rules_creator` ON `content_rules` (`created_by`);--> statement-breakpoint
CREATE TABLE `decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`action` text NOT NULL,
	`days` integer,
	`rule` text,
	`words` text DEFAULT '' NOT NULL,
	`report_count` integer NOT NULL,
	`decided_by` text,
	`created_at` integer NOT NULL,
	`appeal_text` text,
	`appealed_at` integer,
	`appeal_state` text,
	`appeal_words` text,
	`appeal_decided_by` text,
	`appeal_decided_at` integer,
	`appeal_by_same` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`appeal_decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `decisions_user` ON `decisions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `decisions_subject` ON `decisions` (`subject_id`);--> statement-breakpoint
CREATE INDEX `decisions_appeals` ON `decisions` (`appealed_at`) WHERE appeal_state = 'open';--> statement-breakpoint
CREATE INDEX `decisions_decider` ON `decisions` (`decided_by`);--> statement-breakpoint
CREATE INDEX `decisions_appeal_decider` ON `decisions` (`appeal_decided_by`);--> statement-breakpoint
CREATE INDEX `decisions_age` ON `decisions` (`created_at`);--> statement-breakpoint
CREATE TABLE `held_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`subtype` text,
	`visibility` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`tags` text NOT NULL,
	`media_id` text,
	`clip_media_id` text,
	`track_media_id` text,
	`created_at` integer NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_posts_author` ON `held_posts` (`author_id`);--> statement-breakpoint
CREATE INDEX `held_posts_until` ON `held_posts` (`until`);--> statement-breakpoint
CREATE INDEX `held_posts_media` ON `held_posts` (`media_id`) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX `held_posts_clip` ON `held_posts` (`clip_media_id`) WHERE clip_media_id is not null;--> statement-breakpoint
CREATE TABLE `moderator_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `moderator_notes_user` ON `moderator_notes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderator_notes_author` ON `moderator_notes` (`author_id`);--> statement-breakpoint
CREATE INDEX `moderator_notes_age` ON `moderator_notes` (`created_at`);--> statement-breakpoint
CREATE TABLE `report_digests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`emailed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `profiles_moderators`;--> statement-breakpoint
CREATE INDEX `profiles_moderators` ON `profiles` (`role`) WHERE role <> 'member';--> statement-breakpoint
ALTER TABLE `reports` ADD `copyright_report_id` text;