CREATE TABLE `account_deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`deleted_user_id` text NOT NULL,
	`email` text,
	`had_payments` integer NOT NULL,
	`started_at` integer NOT NULL,
	`attempted_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_deletions_next` ON `account_deletions` (`attempted_at`,`started_at`);--> statement-breakpoint
CREATE TABLE `reserved_usernames` (
	`username_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reserved_usernames_expiry` ON `reserved_usernames` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_id` text,
	`detail` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_identity` ON `accounts` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`phone_number` text,
	`phone_number_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_number_unique` ON `users` (`phone_number`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_user` ON `passkey_challenges` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credentialId_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_tokenHash_unique` ON `password_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `phone_codes_expiry` ON `phone_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `pending_sign_ups` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`phone` text,
	`google_id` text,
	`email` text,
	`name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_sign_ups_expiry` ON `pending_sign_ups` (`expires_at`);--> statement-breakpoint
CREATE TABLE `email_sign_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`age_attested_at` integer NOT NULL,
	`age_text_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_sign_ups_tokenHash_unique` ON `email_sign_ups` (`token_hash`);--> statement-breakpoint
CREATE INDEX `email_sign_ups_email` ON `email_sign_ups` (`email`);--> statement-breakpoint
CREATE INDEX `email_sign_ups_username` ON `email_sign_ups` (`username`);--> statement-breakpoint
CREATE INDEX `email_sign_ups_expiry` ON `email_sign_ups` (`expires_at`);--> statement-breakpoint
CREATE TABLE `entitlements` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entitlements_newest` ON `entitlements` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `entitlements_post` ON `entitlements` (`post_id`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text NOT NULL,
	`account` text NOT NULL,
	`user_id` text,
	`cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_once` ON `ledger` (`payment_id`,`account`);--> statement-breakpoint
CREATE INDEX `ledger_user` ON `ledger` (`user_id`,`created_at`) WHERE user_id is not null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payer_id` text NOT NULL,
	`payee_id` text,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`url` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_open` ON `payments` (`payer_id`,`subject`,`subject_id`) WHERE state = 'started';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`provider`,`reference`) WHERE reference is not null;--> statement-breakpoint
CREATE INDEX `payments_payer` ON `payments` (`payer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_subject` ON `payments` (`subject`,`subject_id`);--> statement-breakpoint
CREATE TABLE `discovery_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`by_email` integer NOT NULL,
	`by_phone` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `follow_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL,
	`following` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`follower_id` text NOT NULL,
	`followed_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`follower_id`, `followed_id`),
	FOREIGN KEY (`follower_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followed_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_followers` ON `follows` (`followed_id`,`created_at`,`follower_id`);--> statement-breakpoint
CREATE INDEX `follows_following` ON `follows` (`follower_id`,`created_at`,`followed_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`status` integer NOT NULL,
	`response` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_expiry` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `post_collaborators` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_collaborators_user` ON `post_collaborators` (`user_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `invitations_address` ON `invitations` (`identifier`) WHERE invitee_id is null;--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
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
CREATE INDEX `events_person` ON `events` (`subject_id`) WHERE type = 'person.changed';--> statement-breakpoint
CREATE TABLE `purged_events` (
	`channel` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `magic_links_expiry` ON `magic_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`draft_id` text,
	`mode` text,
	`state` text NOT NULL,
	`key` text NOT NULL,
	`file_name` text,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text,
	`seconds` real,
	`seconds_limit` integer,
	`public` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `media_key_unique` ON `media` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_draft` ON `media` (`owner_id`,`draft_id`) WHERE draft_id is not null;--> statement-breakpoint
CREATE INDEX `media_owner` ON `media` (`owner_id`);--> statement-breakpoint
CREATE INDEX `media_orphans` ON `media` (`expires_at`) WHERE state <> 'attached';--> statement-breakpoint
CREATE TABLE `media_deletions` (
	`key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_deletions_due` ON `media_deletions` (`due_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`owner_id` text NOT NULL,
	`peer` text NOT NULL,
	`last_message_at` integer NOT NULL,
	`seen_at` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`dismissed_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`owner_id`, `peer`),
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_newest` ON `conversations` (`owner_id`,`last_message_at`,`peer`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`owner_id`,`last_message_at`,`peer`) WHERE state = 'open' and last_message_at > seen_at;--> statement-breakpoint
CREATE INDEX `conversations_requests` ON `conversations` (`owner_id`,`last_message_at`,`peer`) WHERE state = 'request' and last_message_at > dismissed_at;--> statement-breakpoint
CREATE INDEX `conversations_address` ON `conversations` (`peer`) WHERE peer not like 'user:%';--> statement-breakpoint
CREATE INDEX `conversations_withheld` ON `conversations` (`owner_id`,`peer`) WHERE state = 'request' or dismissed_at > 0;--> statement-breakpoint
CREATE TABLE `copyright_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`author_username` text NOT NULL,
	`title` text NOT NULL,
	`podcast` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`work` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `copyright_reports_once` ON `copyright_reports` (`post_id`,`email`);--> statement-breakpoint
CREATE INDEX `copyright_reports_age` ON `copyright_reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`reporter_id` text,
	`reason` text NOT NULL,
	`details` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject_kind`,`subject_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `reports_queue` ON `reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `reports_decider` ON `reports` (`decided_by`);--> statement-breakpoint
CREATE INDEX `reports_age` ON `reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`disabled_reasons` text DEFAULT '[]' NOT NULL,
	`push_disabled_reasons` text DEFAULT '[]' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`every_squawk_cursor` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_settings_every_squawk` ON `notification_settings` (`every_squawk_cursor`) WHERE every_squawk_cursor is not null;--> statement-breakpoint
CREATE TABLE `dismissed_notifications` (
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
	`dismissed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dismissed_notifications_age` ON `dismissed_notifications` (`dismissed_at`);--> statement-breakpoint
CREATE INDEX `dismissed_notifications_user` ON `dismissed_notifications` (`user_id`);--> statement-breakpoint
CREATE INDEX `dismissed_notifications_post` ON `dismissed_notifications` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX `dismissed_notifications_actor` ON `dismissed_notifications` (`actor_id`) WHERE actor_id is not null;--> statement-breakpoint
CREATE TABLE `fanouts` (
	`post_id` text PRIMARY KEY NOT NULL,
	`cursor_at` integer DEFAULT 0 NOT NULL,
	`cursor_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_cursors` (
	`name` text PRIMARY KEY NOT NULL,
	`processed_until` integer NOT NULL
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
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`purpose` text DEFAULT 'account' NOT NULL,
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
CREATE TABLE `unsubscribes` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `former_usernames` (
	`username` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_usernames_user` ON `former_usernames` (`user_id`);--> statement-breakpoint
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
	`suspended_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_username_unique` ON `profiles` (`username`);--> statement-breakpoint
CREATE INDEX `profiles_display_name` ON `profiles` (`display_name`);--> statement-breakpoint
CREATE INDEX `profiles_display_name_nocase` ON `profiles` (display_name collate nocase);--> statement-breakpoint
CREATE INDEX `profiles_moderators` ON `profiles` (`role`) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX `profiles_pro` ON `profiles` (`pro_expires_at`) WHERE pro_expires_at is not null;--> statement-breakpoint
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
	`authors` integer DEFAULT 0 NOT NULL,
	`priced` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `post_mentions` (
	`post_id` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `name`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_mentions_user` ON `post_mentions` (`user_id`,`created_at`,`post_id`);--> statement-breakpoint
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
CREATE INDEX `connections_parent` ON `connections` (`parent_id`,`created_at`,`child_id`);--> statement-breakpoint
CREATE INDEX `connections_newest` ON `connections` (`created_at`,`child_id`,`parent_id`);--> statement-breakpoint
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
	`credits` text DEFAULT '[]' NOT NULL,
	`mentions` text DEFAULT '[]' NOT NULL,
	`title` text NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`media_id` text,
	`clip_media_id` text,
	`source_media_id` text,
	`seconds` real DEFAULT 0 NOT NULL,
	`peaks` text,
	`track_id` text,
	`track_name` text,
	`track_media_id` text,
	`parent_id` text,
	`owlcast_id` text,
	`recipient_id` text,
	`recipient_email` text,
	`recipient_phone` text,
	`visibility` text DEFAULT 'public' NOT NULL,
	`price_cents` integer DEFAULT 0 NOT NULL,
	`reply_policy` text DEFAULT 'everyone' NOT NULL,
	`language` text,
	`detail` text DEFAULT '{}' NOT NULL,
	`transcript` text,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`chain_count` integer DEFAULT 0 NOT NULL,
	`recording_count` integer DEFAULT 0 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`expires_at` integer,
	`hidden_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`clip_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id_unique` ON `posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_feed` ON `posts` (`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX `posts_public` ON `posts` (`kind`,`created_at`,`id`) WHERE visibility = 'public' and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX `posts_children` ON `posts` (`parent_id`,`created_at`) WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_author_feed` ON `posts` (`author_id`,`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX `posts_own` ON `posts` (`author_id`,`kind`,`created_at`,`id`) WHERE owlcast_id is null;--> statement-breakpoint
CREATE INDEX `posts_recipient` ON `posts` (`recipient_id`,`created_at`) WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX `posts_unclaimed_email` ON `posts` (`recipient_email`,`created_at`) WHERE recipient_email is not null and recipient_id is null;--> statement-breakpoint
CREATE INDEX `posts_unclaimed_phone` ON `posts` (`recipient_phone`,`created_at`) WHERE recipient_phone is not null and recipient_id is null;--> statement-breakpoint
CREATE INDEX `posts_to_user` ON `posts` (`author_id`,`recipient_id`,`created_at`,`id`) WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX `posts_to_email` ON `posts` (`author_id`,`recipient_email`,`recipient_id`,`created_at`,`id`) WHERE recipient_email is not null;--> statement-breakpoint
CREATE INDEX `posts_to_phone` ON `posts` (`author_id`,`recipient_phone`,`recipient_id`,`created_at`,`id`) WHERE recipient_phone is not null;--> statement-breakpoint
CREATE INDEX `posts_messages` ON `posts` (`author_id`,`created_at`) WHERE recipient_id is not null or recipient_email is not null or recipient_phone is not null;--> statement-breakpoint
CREATE INDEX `posts_owlcast` ON `posts` (`owlcast_id`,`created_at`,`id`) WHERE owlcast_id is not null;--> statement-breakpoint
CREATE INDEX `posts_expiry` ON `posts` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX `posts_media` ON `posts` (`media_id`) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX `posts_source` ON `posts` (`source_media_id`) WHERE source_media_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_clip` ON `posts` (`clip_media_id`) WHERE clip_media_id is not null;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_sessionId_unique` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`subscription_id` text NOT NULL,
	`notification_id` text NOT NULL,
	`due_at` integer,
	`pending_since` integer NOT NULL,
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
CREATE TABLE `search_term_keys` (
	`key` text NOT NULL,
	`term_id` integer NOT NULL,
	PRIMARY KEY(`key`, `term_id`)
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL,
	`uses` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_terms_word_unique` ON `search_terms` (`word`);--> statement-breakpoint
CREATE VIRTUAL TABLE posts_fts USING fts5(title, content, tags, author_name, author_username, transcript, kind, content='posts', content_rowid='seq', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_private_fts USING fts5(people, title, content, tags, author_name, author_username, transcript, kind, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO posts_private_fts(posts_private_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_tokenizer USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2', detail=none);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_tokenizer_vocab USING fts5vocab('search_tokenizer', 'row');
--> statement-breakpoint
CREATE VIEW tokenized_terms AS SELECT term AS word, doc AS posts FROM search_tokenizer_vocab WHERE length(term) BETWEEN 3 AND 64 AND term GLOB '*[^0-9]*';
--> statement-breakpoint
CREATE VIEW search_term_fuzzy_keys AS
  WITH RECURSIVE places(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM places WHERE n < 64)
  SELECT w.id AS term_id, substr(w.word, 1, n - 1) || substr(w.word, n + 1, max(7 - n, 0)) AS key
    FROM search_terms w JOIN places ON n <= min(8, length(w.word) + 1) WHERE w.word NOT GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*'
  UNION ALL
  SELECT w.id, substr(w.word, n, 3) FROM search_terms w JOIN places ON n <= length(w.word) WHERE w.word GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*';
--> statement-breakpoint
CREATE TRIGGER ledger_prevent_update BEFORE UPDATE ON ledger BEGIN
  SELECT raise(ABORT, 'ledger rows never change');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_prevent_delete BEFORE DELETE ON ledger BEGIN
  SELECT raise(ABORT, 'ledger rows never change');
END;
--> statement-breakpoint
CREATE TRIGGER payments_prevent_new_terms BEFORE UPDATE OF payer_id, payee_id, subject, subject_id, cents, fee_cents, provider ON payments BEGIN
  SELECT raise(ABORT, 'the terms of a payment never change');
END;
--> statement-breakpoint
CREATE TRIGGER payments_prevent_update_after_paid BEFORE UPDATE ON payments WHEN old.state = 'paid' BEGIN
  SELECT raise(ABORT, 'a paid payment never changes');
END;
--> statement-breakpoint
CREATE TRIGGER payments_prevent_delete BEFORE DELETE ON payments BEGIN
  SELECT raise(ABORT, 'payments are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER conversations_after_profile_insert AFTER INSERT ON profiles BEGIN
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM users u
      JOIN posts p ON p.recipient_email = u.email AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.email_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM users u
      JOIN posts p ON p.recipient_phone = u.phone_number AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.phone_number_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
END;
--> statement-breakpoint
CREATE TRIGGER conversations_after_user_update AFTER UPDATE OF email, email_verified, phone_number, phone_number_verified ON users
WHEN EXISTS (SELECT 1 FROM profiles WHERE id = new.id) BEGIN
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_email = new.email AND new.email_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_phone = new.phone_number AND new.phone_number_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
END;
--> statement-breakpoint
CREATE TRIGGER conversations_after_post_delete AFTER DELETE ON posts
WHEN old.recipient_id IS NOT NULL OR old.recipient_email IS NOT NULL OR old.recipient_phone IS NOT NULL BEGIN
  DELETE FROM conversations WHERE owner_id = old.author_id AND old.recipient_id IS NULL
    AND peer = coalesce('email:' || old.recipient_email, 'phone:' || old.recipient_phone)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_email = old.recipient_email AND recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_phone = old.recipient_phone AND recipient_id IS NULL);
  DELETE FROM conversations WHERE owner_id = old.author_id AND peer = 'user:' || old.recipient_id
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = old.recipient_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.recipient_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.phone_number_verified);
  DELETE FROM conversations WHERE peer = 'user:' || old.author_id
    AND owner_id IN (
      SELECT old.recipient_id
      UNION SELECT id FROM users WHERE email = old.recipient_email AND email_verified AND old.recipient_id IS NULL
      UNION SELECT id FROM users WHERE phone_number = old.recipient_phone AND phone_number_verified AND old.recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = conversations.owner_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = conversations.owner_id)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.author_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.author_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.phone_number_verified);
END;
--> statement-breakpoint
CREATE TRIGGER credits_after_collaborator_insert AFTER INSERT ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = new.post_id AND c.role = 'collaborator')
    WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER credits_after_collaborator_delete AFTER DELETE ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = old.post_id AND c.role = 'collaborator')
    WHERE id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER credits_after_profile_update AFTER UPDATE OF username, display_name ON profiles BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = posts.id AND c.role = 'collaborator')
    WHERE id IN (SELECT post_id FROM post_collaborators WHERE user_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_insert AFTER INSERT ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_delete AFTER DELETE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_update_old AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_update_new AFTER UPDATE ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_event_insert AFTER INSERT ON events WHEN new.channel = 'feed' BEGIN
  INSERT INTO feed_pages(kind, version, seq) VALUES (new.kind, 1, new.seq)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER follow_counts_after_follow_insert AFTER INSERT ON follows BEGIN
  INSERT INTO follow_counts(user_id, followers) VALUES (new.followed_id, 1)
    ON CONFLICT(user_id) DO UPDATE SET followers = followers + 1;
  INSERT INTO follow_counts(user_id, following) VALUES (new.follower_id, 1)
    ON CONFLICT(user_id) DO UPDATE SET following = following + 1;
END;
--> statement-breakpoint
CREATE TRIGGER follow_counts_after_follow_delete AFTER DELETE ON follows BEGIN
  UPDATE follow_counts SET followers = followers - 1 WHERE user_id = old.followed_id;
  UPDATE follow_counts SET following = following - 1 WHERE user_id = old.follower_id;
END;
--> statement-breakpoint
CREATE TRIGGER mentions_after_post_mention_delete AFTER DELETE ON post_mentions BEGIN
  UPDATE posts SET mentions = (SELECT json_group_array(value) FROM json_each(posts.mentions) WHERE value <> old.name)
    WHERE id = old.post_id AND EXISTS (SELECT 1 FROM json_each(posts.mentions) WHERE value = old.name);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_before_post_delete BEFORE DELETE ON posts
WHEN EXISTS (SELECT 1 FROM notifications WHERE post_id = old.id AND source_id = old.id AND count > 1 AND read_at IS NULL AND reason IN ('message', 'new_post'))
BEGIN
  UPDATE notifications SET post_id = before.id, source_id = before.id, count = count - 1
    FROM (SELECT p.id FROM posts p WHERE p.author_id = old.author_id AND p.id <> old.id
        AND p.recipient_id IS old.recipient_id AND p.recipient_email IS old.recipient_email AND p.recipient_phone IS old.recipient_phone
        AND p.visibility = old.visibility AND p.hidden_at IS NULL AND (p.visibility <> 'public' OR (p.parent_id IS NULL AND p.owlcast_id IS NULL))
      ORDER BY p.created_at DESC, p.id DESC LIMIT 1) before
    WHERE post_id = old.id AND source_id = old.id AND count > 1 AND read_at IS NULL AND reason IN ('message', 'new_post');
END;
--> statement-breakpoint
CREATE TRIGGER notifications_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM notifications WHERE source_id = old.id AND count <= 1;
  UPDATE notifications SET source_id = NULL, count = count - 1 WHERE source_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER recording_count_after_post_insert AFTER INSERT ON posts WHEN new.owlcast_id IS NOT NULL AND new.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count + 1 WHERE id = new.owlcast_id;
END;
--> statement-breakpoint
CREATE TRIGGER recording_count_after_post_delete AFTER DELETE ON posts WHEN old.owlcast_id IS NOT NULL AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count - 1 WHERE id = old.owlcast_id;
END;
--> statement-breakpoint
CREATE TRIGGER recording_count_after_post_update AFTER UPDATE OF hidden_at ON posts
WHEN new.owlcast_id IS NOT NULL AND (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE posts SET recording_count = recording_count + iif(new.hidden_at IS NULL, 1, -1) WHERE id = new.owlcast_id;
END;
--> statement-breakpoint
CREATE TRIGGER recordings_after_owlcast_delete AFTER DELETE ON posts WHEN old.owlcast_id IS NULL BEGIN
  UPDATE posts SET expires_at = created_at WHERE owlcast_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER pushes_after_notification_insert AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, pending_since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_settings c, json_each(c.push_disabled_reasons) o
    WHERE c.user_id = new.user_id AND o.value = new.reason);
END;
--> statement-breakpoint
CREATE TRIGGER pushes_after_notification_update AFTER UPDATE OF updated_at ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, pending_since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_settings c, json_each(c.push_disabled_reasons) o
    WHERE c.user_id = new.user_id AND o.value = new.reason)
  ON CONFLICT (subscription_id, notification_id) DO UPDATE SET
    due_at = CASE
      WHEN pushes.leased_until IS NOT NULL THEN excluded.due_at + 60000
      WHEN pushes.due_at IS NULL THEN max(excluded.due_at, coalesce(pushes.sent_at, 0) + 60000)
      ELSE pushes.due_at END,
    pending_since = CASE WHEN pushes.due_at IS NULL THEN excluded.pending_since ELSE pushes.pending_since END,
    attempts = CASE WHEN pushes.due_at IS NULL THEN 0 ELSE pushes.attempts END;
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_connection_insert AFTER INSERT ON connections BEGIN
  UPDATE posts SET reply_count = reply_count + 1,
    chain_count = chain_count + (kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id))
    WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE posts SET reply_count = reply_count - 1,
    chain_count = chain_count - (kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id))
    WHERE id = old.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1),
    chain_count = chain_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) * (kind = new.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET reply_count = reply_count - 1, chain_count = chain_count - (kind = old.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES (new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at ON posts BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind
    WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind
    WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES ('delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_private_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility <> 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind;
END;
--> statement-breakpoint
CREATE TRIGGER posts_private_fts_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at, author_id, recipient_id, recipient_email, recipient_phone ON posts BEGIN
  INSERT INTO posts_private_fts(posts_private_fts, rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind
    WHERE old.visibility <> 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_private_fts(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind
    WHERE new.visibility <> 'public' AND new.hidden_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER posts_private_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility <> 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(posts_private_fts, rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind;
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript));
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, visibility, hidden_at ON posts BEGIN
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript) WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript) WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript));
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER search_term_keys_after_term_insert AFTER INSERT ON search_terms BEGIN
  INSERT OR IGNORE INTO search_term_keys(key, term_id) SELECT key, term_id FROM search_term_fuzzy_keys WHERE term_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER search_term_keys_before_term_delete BEFORE DELETE ON search_terms BEGIN
  DELETE FROM search_term_keys WHERE term_id = old.id AND key IN (SELECT key FROM search_term_fuzzy_keys WHERE term_id = old.id);
END;
