-- Full text of public posts. `kind` is a column, so that a query can filter by it.
CREATE VIRTUAL TABLE posts_fts USING fts5(title, content, tags, author_name, author_username, transcript, kind, content='posts', content_rowid='seq', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER posts_fts_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES (new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES ('delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_leave AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at ON posts
WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES ('delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_return AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at ON posts
WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  VALUES (new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind);
END;
--> statement-breakpoint
-- Counters of listed posts and of their distinct authors, and the version that validates a stored feed page.
CREATE TRIGGER feed_enter AFTER INSERT ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors) VALUES (new.kind, 1, 1, 1)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1,
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
CREATE TRIGGER feed_leave AFTER DELETE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1,
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
-- A change of a listed post counts as its removal and its addition.
CREATE TRIGGER feed_change_leave AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, active = active - 1,
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER feed_change_enter AFTER UPDATE ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors) VALUES (new.kind, 1, 1, 1)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1,
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;
--> statement-breakpoint
-- Stored reply counts count public replies only.
CREATE TRIGGER replies_enter AFTER INSERT ON connections BEGIN
  UPDATE posts SET reply_count = reply_count + 1 WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
-- A detached reply; for a deleted reply the row is gone and replies_vanish has counted it.
CREATE TRIGGER replies_leave AFTER DELETE ON connections BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE id = old.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER replies_vanish BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE id IN (SELECT parent_id FROM connections WHERE child_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER replies_change AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = new.id);
END;
--> statement-breakpoint
-- A refetch after a hint must not get an older page: the page row has the feed's newest event number.
CREATE TRIGGER feed_seq AFTER INSERT ON events WHEN new.channel = 'feed' BEGIN
  INSERT INTO feed_pages(kind, version, seq) VALUES (new.kind, 1, new.seq)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, seq = new.seq;
END;
