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
ALTER TABLE `posts` ADD `chain_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A chain counts public replies of its first post's kind.
DROP TRIGGER replies_enter;
--> statement-breakpoint
DROP TRIGGER replies_leave;
--> statement-breakpoint
DROP TRIGGER replies_vanish;
--> statement-breakpoint
DROP TRIGGER replies_change;
--> statement-breakpoint
UPDATE posts SET chain_count = (SELECT count(*) FROM connections n JOIN posts c ON c.id = n.child_id
  WHERE n.parent_id = posts.id AND c.kind = posts.kind AND c.visibility = 'public' AND c.hidden_at IS NULL)
WHERE reply_count > 0;
--> statement-breakpoint
CREATE TRIGGER replies_enter AFTER INSERT ON connections BEGIN
  UPDATE posts SET reply_count = reply_count + 1,
    chain_count = chain_count + (kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id))
    WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
-- A detached reply; for a deleted reply the row is gone and replies_vanish has counted it.
CREATE TRIGGER replies_leave AFTER DELETE ON connections BEGIN
  UPDATE posts SET reply_count = reply_count - 1,
    chain_count = chain_count - (kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id))
    WHERE id = old.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER replies_vanish BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET reply_count = reply_count - 1, chain_count = chain_count - (kind = old.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER replies_change AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1),
    chain_count = chain_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) * (kind = new.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = new.id);
END;
--> statement-breakpoint
-- Invalidates stored pages, which have no chain counts.
UPDATE feed_pages SET version = version + 1;
