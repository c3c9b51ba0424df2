DROP INDEX `posts_recipient_email`;--> statement-breakpoint
DROP INDEX `posts_recipient_phone`;--> statement-breakpoint
CREATE INDEX `posts_unclaimed_email` ON `posts` (`recipient_email`,`created_at`) WHERE recipient_email is not null and recipient_id is null;--> statement-breakpoint
CREATE INDEX `posts_unclaimed_phone` ON `posts` (`recipient_phone`,`created_at`) WHERE recipient_phone is not null and recipient_id is null;