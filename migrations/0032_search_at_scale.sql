-- An index of prefixes of any length: without it every word with a prefix of one or four letters was collected.
DROP TABLE posts_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_fts USING fts5(title, content, tags, author_name, author_username, transcript, kind, content='posts', content_rowid='seq', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5');
--> statement-breakpoint
INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT seq, title, content, tags, author_name, author_username, transcript, kind FROM posts WHERE visibility = 'public' AND hidden_at IS NULL;
--> statement-breakpoint
-- Case-insensitive prefixes of members' names.
CREATE INDEX profiles_called ON profiles (display_name COLLATE NOCASE);
--> statement-breakpoint
-- Trigrams of public posts, for typing errors. Titles and authors only: whole scripts would multiply its size.
CREATE VIRTUAL TABLE posts_trigram USING fts5(title, tags, author_name, author_username, content='posts', content_rowid='seq', tokenize='trigram remove_diacritics 1', detail=none);
--> statement-breakpoint
INSERT INTO posts_trigram(posts_trigram, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_trigram(rowid, title, tags, author_name, author_username)
  SELECT seq, title, tags, author_name, author_username FROM posts WHERE visibility = 'public' AND hidden_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER posts_trigram_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_trigram(rowid, title, tags, author_name, author_username) VALUES (new.seq, new.title, new.tags, new.author_name, new.author_username);
END;
--> statement-breakpoint
CREATE TRIGGER posts_trigram_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_trigram(posts_trigram, rowid, title, tags, author_name, author_username) VALUES ('delete', old.seq, old.title, old.tags, old.author_name, old.author_username);
END;
--> statement-breakpoint
CREATE TRIGGER posts_trigram_change AFTER UPDATE OF title, tags, author_name, author_username, visibility, hidden_at ON posts BEGIN
  INSERT INTO posts_trigram(posts_trigram, rowid, title, tags, author_name, author_username)
  SELECT 'delete', old.seq, old.title, old.tags, old.author_name, old.author_username WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_trigram(rowid, title, tags, author_name, author_username)
  SELECT new.seq, new.title, new.tags, new.author_name, new.author_username WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
END;
--> statement-breakpoint
-- Private posts, searchable by their participants: each entry has a word for its author and one for its recipient, and every
-- query contains one of them. Separate from the index of public posts.
CREATE VIRTUAL TABLE posts_personal USING fts5(people, title, content, tags, author_name, author_username, transcript, kind, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5');
--> statement-breakpoint
INSERT INTO posts_personal(posts_personal, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_personal(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT p.seq, 'p' || hex(p.author_id) || CASE WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    p.title, p.content, p.tags, p.author_name, p.author_username, p.transcript, p.kind FROM posts p WHERE p.visibility <> 'public' AND p.hidden_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER posts_personal_insert AFTER INSERT ON posts WHEN new.visibility <> 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_personal(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind;
END;
--> statement-breakpoint
CREATE TRIGGER posts_personal_delete AFTER DELETE ON posts WHEN old.visibility <> 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_personal(posts_personal, rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind;
END;
--> statement-breakpoint
-- Also when the recipient replies from their address, and becomes known by that.
CREATE TRIGGER posts_personal_change AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at, author_id, recipient_id, recipient_email, recipient_phone ON posts BEGIN
  INSERT INTO posts_personal(posts_personal, rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind
    WHERE old.visibility <> 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_personal(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind
    WHERE new.visibility <> 'public' AND new.hidden_at IS NULL;
END;
