-- Deletes old words before inserting new ones: SQLite does not define the order of triggers on one event, and in the
-- other order an edit removed unchanged words from the index.
DROP TRIGGER posts_fts_leave;
--> statement-breakpoint
DROP TRIGGER posts_fts_return;
--> statement-breakpoint
CREATE TRIGGER posts_fts_change AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, kind, visibility, hidden_at ON posts BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT 'delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript, old.kind
    WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript, new.kind
    WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
END;
