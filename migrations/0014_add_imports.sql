CREATE TABLE `import_items` (
	`import_id` text NOT NULL,
	`guid_hash` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`published_at` integer,
	`seconds` integer,
	`url` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`problem` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer DEFAULT 0 NOT NULL,
	`new_post_id` text NOT NULL,
	PRIMARY KEY(`import_id`, `guid_hash`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_items_position` ON `import_items` (`import_id`,`position`);--> statement-breakpoint
CREATE INDEX `import_items_waiting` ON `import_items` (`import_id`,`position`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`feed_url` text NOT NULL,
	`title` text NOT NULL,
	`language` text,
	`state` text NOT NULL,
	`code` text NOT NULL,
	`email_hint` text,
	`email_code_hash` text,
	`email_code_ends_at` integer,
	`proven_at` integer,
	`owlcast_id` text,
	`is_capped` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owlcast_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_feed` ON `imports` (`user_id`,`feed_url`);--> statement-breakpoint
CREATE INDEX `imports_due` ON `imports` (`due_at`) WHERE state = 'running';--> statement-breakpoint
CREATE INDEX `imports_owlcast` ON `imports` (`owlcast_id`);--> statement-breakpoint
CREATE INDEX `imports_age` ON `imports` (`expires_at`);