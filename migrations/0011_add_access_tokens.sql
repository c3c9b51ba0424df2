CREATE TABLE `access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_tokenHash_unique` ON `access_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_user` ON `access_tokens` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`post_id` text,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`delivered_at` integer,
	`status` integer,
	`problem` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_post` ON `webhook_deliveries` (`post_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret_version` integer DEFAULT 1 NOT NULL,
	`former_secret_until` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_user` ON `webhooks` (`user_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `is_bot` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `author_is_bot` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER webhooks_after_post AFTER INSERT ON posts BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, 'post.published', new.id, new.created_at, new.created_at FROM webhooks w
  WHERE w.user_id = new.author_id AND w.disabled_at IS NULL AND instr(w.events, '"post.published"');
END;
--> statement-breakpoint
CREATE TRIGGER webhooks_after_notification_insert AFTER INSERT ON notifications
WHEN new.reason IN ('reply', 'message', 'mention') BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, new.reason || '.received', new.source_id, new.updated_at, new.updated_at
  FROM webhooks w WHERE w.user_id = new.user_id AND w.disabled_at IS NULL AND instr(w.events, '"' || new.reason || '.received"');
END;
--> statement-breakpoint
CREATE TRIGGER webhooks_after_notification_update AFTER UPDATE OF updated_at ON notifications
WHEN new.reason IN ('reply', 'message', 'mention') AND new.source_id IS NOT old.source_id BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, new.reason || '.received', new.source_id, new.updated_at, new.updated_at
  FROM webhooks w WHERE w.user_id = new.user_id AND w.disabled_at IS NULL AND instr(w.events, '"' || new.reason || '.received"');
END;
