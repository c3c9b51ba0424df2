CREATE INDEX `posts_own` ON `posts` (`author_id`,`kind`,`created_at`,`id`) WHERE owlcast_id is null;
--> statement-breakpoint
-- Invalidates stored pages, which have no edit times.
UPDATE feed_pages SET version = version + 1;
