ALTER TABLE `posts` ADD `replies_from` text DEFAULT 'everyone' NOT NULL;
--> statement-breakpoint
-- Invalidates stored pages, which have no reply policy.
UPDATE feed_pages SET version = version + 1;
