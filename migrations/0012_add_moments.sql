ALTER TABLE `connections` ADD `moment_start_ms` integer;--> statement-breakpoint
ALTER TABLE `connections` ADD `moment_end_ms` integer;--> statement-breakpoint
CREATE INDEX `connections_moments` ON `connections` (`parent_id`,`moment_start_ms`,`child_id`) WHERE moment_start_ms is not null;--> statement-breakpoint
ALTER TABLE `posts` ADD `moment_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER reply_count_after_connection_delete;
--> statement-breakpoint
DROP TRIGGER reply_count_after_connection_insert;
--> statement-breakpoint
DROP TRIGGER reply_count_after_post_update;
--> statement-breakpoint
DROP TRIGGER reply_count_before_post_delete;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_connection_insert AFTER INSERT ON connections BEGIN
  UPDATE posts SET reply_count = reply_count + 1,
    chain_count = chain_count + (kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id)),
    moment_count = moment_count + (new.moment_start_ms IS NOT NULL)
    WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER moment_count_after_connection_update AFTER UPDATE OF moment_start_ms ON connections
WHEN (old.moment_start_ms IS NULL) <> (new.moment_start_ms IS NULL) BEGIN
  UPDATE posts SET moment_count = moment_count + iif(new.moment_start_ms IS NULL, -1, 1)
    WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE posts SET reply_count = reply_count - 1,
    chain_count = chain_count - (kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id)),
    moment_count = moment_count - (old.moment_start_ms IS NOT NULL)
    WHERE id = old.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1),
    chain_count = chain_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) * (kind = new.kind),
    moment_count = moment_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1)
      * (SELECT t.moment_start_ms IS NOT NULL FROM connections t WHERE t.child_id = new.id AND t.parent_id = posts.id)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER reply_count_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET reply_count = reply_count - 1, chain_count = chain_count - (kind = old.kind),
    moment_count = moment_count
      - (SELECT t.moment_start_ms IS NOT NULL FROM connections t WHERE t.child_id = old.id AND t.parent_id = posts.id)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = old.id);
END;
