CREATE TABLE `notification_choices` (
	`person_id` text PRIMARY KEY NOT NULL,
	`app_off` text DEFAULT '[]' NOT NULL,
	`push_off` text DEFAULT '[]' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_sessionId_unique` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_person` ON `push_subscriptions` (`person_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`subscription_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`due_at` integer,
	`since` integer NOT NULL,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	PRIMARY KEY(`subscription_id`, `notification_id`),
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushes_due` ON `pushes` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `pushes_notification` ON `pushes` (`notification_id`);--> statement-breakpoint
-- Queues a push with each notification, where the recipient wants it. The first of a group is sent at once, the next at the
-- earliest a minute after it, so that a burst is one push. A row that is being sent becomes due again.
CREATE TRIGGER notifications_push_first AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.person_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_choices c, json_each(c.push_off) o
    WHERE c.person_id = new.user_id AND o.value = new.reason);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_push_again AFTER UPDATE OF updated_at ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.person_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_choices c, json_each(c.push_off) o
    WHERE c.person_id = new.user_id AND o.value = new.reason)
  ON CONFLICT (subscription_id, notification_id) DO UPDATE SET
    due_at = CASE
      WHEN pushes.leased_until IS NOT NULL THEN excluded.due_at + 60000
      WHEN pushes.due_at IS NULL THEN max(excluded.due_at, coalesce(pushes.sent_at, 0) + 60000)
      ELSE pushes.due_at END,
    since = CASE WHEN pushes.due_at IS NULL THEN excluded.since ELSE pushes.since END,
    attempts = CASE WHEN pushes.due_at IS NULL THEN 0 ELSE pushes.attempts END;
END;
