CREATE INDEX `posts_own` ON `posts` (`author_id`,`kind`,`created_at`,`id`) WHERE owlcast_id is null;
--> statement-breakpoint
-- Pages that were kept know nothing of edits.
UPDATE feed_pages SET version = version + 1;
