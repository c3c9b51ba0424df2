ALTER TABLE `feed_authors` ADD `additions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `feed_pages` ADD `voices` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
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
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0 AND additions = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_post_update_old AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, body = '', active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0 AND additions = 0
    AND NOT (new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER feed_authors_after_connection_insert AFTER INSERT ON connections BEGIN
  INSERT INTO feed_authors(kind, author_id, additions)
    SELECT c.kind, c.author_id, 1 FROM posts c JOIN posts p ON p.id = new.parent_id AND p.kind = c.kind
    WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL AND p.visibility = 'public' AND p.hidden_at IS NULL
    ON CONFLICT(kind, author_id) DO UPDATE SET additions = additions + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feed_authors_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE feed_authors SET additions = additions - 1 WHERE (kind, author_id) = (
    SELECT c.kind, c.author_id FROM posts c JOIN posts p ON p.id = old.parent_id AND p.kind = c.kind
    WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL AND p.visibility = 'public' AND p.hidden_at IS NULL);
  DELETE FROM feed_authors WHERE (kind, author_id) = (SELECT kind, author_id FROM posts WHERE id = old.child_id)
    AND posts = 0 AND additions = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_authors_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  INSERT INTO feed_authors(kind, author_id, additions)
    SELECT new.kind, a.author_id, count(*) * iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) FROM (
      SELECT new.author_id AS author_id, t.parent_id AS other_id FROM connections t WHERE t.child_id = new.id
      UNION ALL SELECT c.author_id, c.id FROM connections t JOIN posts c ON c.id = t.child_id WHERE t.parent_id = new.id) a
    JOIN posts o ON o.id = a.other_id AND o.kind = new.kind AND o.visibility = 'public' AND o.hidden_at IS NULL
    WHERE true GROUP BY 2
    ON CONFLICT(kind, author_id) DO UPDATE SET additions = additions + excluded.additions;
  DELETE FROM feed_authors WHERE kind = new.kind AND posts = 0 AND additions = 0 AND author_id IN (
    SELECT new.author_id UNION SELECT c.author_id FROM connections t JOIN posts c ON c.id = t.child_id WHERE t.parent_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_authors_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, additions)
    SELECT old.kind, a.author_id, -count(*) FROM (
      SELECT old.author_id AS author_id, t.parent_id AS other_id FROM connections t WHERE t.child_id = old.id
      UNION ALL SELECT c.author_id, c.id FROM connections t JOIN posts c ON c.id = t.child_id WHERE t.parent_id = old.id) a
    JOIN posts o ON o.id = a.other_id AND o.kind = old.kind AND o.visibility = 'public' AND o.hidden_at IS NULL
    WHERE true GROUP BY 2
    ON CONFLICT(kind, author_id) DO UPDATE SET additions = additions + excluded.additions;
  DELETE FROM feed_authors WHERE kind = old.kind AND posts = 0 AND additions = 0 AND author_id IN (
    SELECT old.author_id UNION SELECT c.author_id FROM connections t JOIN posts c ON c.id = t.child_id WHERE t.parent_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_author_insert AFTER INSERT ON feed_authors BEGIN
  INSERT INTO feed_pages(kind, version, voices) VALUES (new.kind, 1, 1)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, voices = voices + 1;
END;
--> statement-breakpoint
CREATE TRIGGER feed_pages_after_author_delete AFTER DELETE ON feed_authors BEGIN
  UPDATE feed_pages SET version = version + 1, voices = voices - 1 WHERE kind = old.kind;
END;
--> statement-breakpoint
INSERT INTO feed_authors(kind, author_id, additions)
  SELECT c.kind, c.author_id, count(*) FROM connections t
    JOIN posts c ON c.id = t.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL
    JOIN posts p ON p.id = t.parent_id AND p.kind = c.kind AND p.visibility = 'public' AND p.hidden_at IS NULL
  WHERE true GROUP BY 1, 2
  ON CONFLICT(kind, author_id) DO UPDATE SET additions = excluded.additions;
--> statement-breakpoint
UPDATE feed_pages SET version = version + 1, voices = (SELECT count(*) FROM feed_authors a WHERE a.kind = feed_pages.kind);
