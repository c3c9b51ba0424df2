-- Versions and counters of the public feeds. A version invalidates the stored first page; a post that goes takes its text along.

CREATE TRIGGER feed_pages_after_post_insert AFTER INSERT ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;

CREATE TRIGGER feed_pages_after_post_delete AFTER DELETE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, body = '', active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;

CREATE TRIGGER feed_pages_after_post_update_old AFTER UPDATE ON posts
WHEN old.visibility = 'public' AND old.parent_id IS NULL AND old.owlcast_id IS NULL AND old.hidden_at IS NULL BEGIN
  UPDATE feed_authors SET posts = posts - 1 WHERE kind = old.kind AND author_id = old.author_id;
  UPDATE feed_pages SET version = version + 1, body = '', active = active - 1, priced = priced - (old.price_cents > 0),
    authors = authors - (SELECT count(*) FROM feed_authors a WHERE a.kind = old.kind AND a.author_id = old.author_id AND a.posts = 0)
    WHERE kind = old.kind;
  DELETE FROM feed_authors WHERE kind = old.kind AND author_id = old.author_id AND posts = 0;
END;

CREATE TRIGGER feed_pages_after_post_update_new AFTER UPDATE ON posts
WHEN new.visibility = 'public' AND new.parent_id IS NULL AND new.owlcast_id IS NULL AND new.hidden_at IS NULL BEGIN
  INSERT INTO feed_authors(kind, author_id, posts) VALUES (new.kind, new.author_id, 1)
    ON CONFLICT(kind, author_id) DO UPDATE SET posts = posts + 1;
  INSERT INTO feed_pages(kind, version, active, authors, priced) VALUES (new.kind, 1, 1, 1, new.price_cents > 0)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, active = active + 1, priced = priced + (new.price_cents > 0),
      authors = authors + (SELECT a.posts = 1 FROM feed_authors a WHERE a.kind = new.kind AND a.author_id = new.author_id);
END;

CREATE TRIGGER feed_pages_after_event_insert AFTER INSERT ON events WHEN new.channel = 'feed' BEGIN
  INSERT INTO feed_pages(kind, version, seq) VALUES (new.kind, 1, new.seq)
    ON CONFLICT(kind) DO UPDATE SET version = version + 1, seq = new.seq;
END;
