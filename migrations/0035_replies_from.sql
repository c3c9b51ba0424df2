ALTER TABLE `posts` ADD `replies_from` text DEFAULT 'everyone' NOT NULL;
--> statement-breakpoint
-- Pages that were kept know nothing of who may reply.
UPDATE feed_pages SET version = version + 1;
