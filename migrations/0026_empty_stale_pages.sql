DROP TRIGGER feed_pages_after_post_delete;
--> statement-breakpoint
DROP TRIGGER feed_pages_after_post_update_old;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_delete AFTER DELETE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, body = '', active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_update_old AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, body = '', active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
UPDATE feed_pages SET body = '' WHERE built_version <> version;
