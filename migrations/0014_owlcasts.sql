DROP INDEX `posts_owlcast`;--> statement-breakpoint
ALTER TABLE `posts` ADD `recording_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_owlcast` ON `posts` (`owlcast_id`,`created_at`,`id`) WHERE owlcast_id is not null;--> statement-breakpoint
ALTER TABLE `feed_pages` ADD `priced` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts the recordings of an owlcast, without hidden ones.
CREATE TRIGGER recordings_enter AFTER INSERT ON posts WHEN new.owlcast_id IS NOT NULL AND new.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count + 1 WHERE id = new.owlcast_id;
END;
--> statement-breakpoint
CREATE TRIGGER recordings_leave AFTER DELETE ON posts WHEN old.owlcast_id IS NOT NULL AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count - 1 WHERE id = old.owlcast_id;
END;
--> statement-breakpoint
CREATE TRIGGER recordings_change AFTER UPDATE OF hidden_at ON posts
WHEN new.owlcast_id IS NOT NULL AND (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE posts SET recording_count = recording_count + iif(new.hidden_at IS NULL, 1, -1) WHERE id = new.owlcast_id;
END;
--> statement-breakpoint
-- Counts priced posts with the other counters of a feed.
DROP TRIGGER feed_enter;
--> statement-breakpoint
DROP TRIGGER feed_leave;
--> statement-breakpoint
DROP TRIGGER feed_change_leave;
--> statement-breakpoint
DROP TRIGGER feed_change_enter;
--> statement-breakpoint
CREATE TRIGGER feed_enter AFTER INSERT ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_leave AFTER DELETE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_change_leave AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_change_enter AFTER UPDATE ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
-- Invalidates stored pages, which have no owlcasts and prices.
UPDATE feed_pages SET version = version + 1;
