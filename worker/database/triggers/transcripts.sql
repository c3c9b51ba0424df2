-- Indexes of spoken words, and the files with their times.

CREATE TRIGGER transcripts_fts_after_transcript_insert AFTER INSERT ON transcripts WHEN new.text <> '' BEGIN
  INSERT INTO transcripts_fts(rowid, text, kind) SELECT p.seq, new.text, p.kind FROM posts p WHERE p.seq = new.seq AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(rowid, people, text, kind)
  SELECT p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    new.text, p.kind FROM posts p WHERE p.seq = new.seq AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
END;

CREATE TRIGGER transcripts_fts_after_transcript_update AFTER UPDATE OF text ON transcripts WHEN old.text <> new.text BEGIN
  INSERT INTO transcripts_fts(transcripts_fts, rowid, text, kind)
  SELECT 'delete', p.seq, old.text, p.kind FROM posts p WHERE p.seq = old.seq AND old.text <> '' AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(transcripts_private_fts, rowid, people, text, kind)
  SELECT 'delete', p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    old.text, p.kind FROM posts p WHERE p.seq = old.seq AND old.text <> '' AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
  INSERT INTO transcripts_fts(rowid, text, kind) SELECT p.seq, new.text, p.kind FROM posts p WHERE p.seq = new.seq AND new.text <> '' AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(rowid, people, text, kind)
  SELECT p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    new.text, p.kind FROM posts p WHERE p.seq = new.seq AND new.text <> '' AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
END;

CREATE TRIGGER transcripts_fts_after_transcript_delete AFTER DELETE ON transcripts WHEN old.text <> '' BEGIN
  INSERT INTO transcripts_fts(transcripts_fts, rowid, text, kind)
  SELECT 'delete', p.seq, old.text, p.kind FROM posts p WHERE p.seq = old.seq AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(transcripts_private_fts, rowid, people, text, kind)
  SELECT 'delete', p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    old.text, p.kind FROM posts p WHERE p.seq = old.seq AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
END;

CREATE TRIGGER transcripts_fts_after_post_update AFTER UPDATE OF kind, visibility, price_cents, hidden_at, author_id, recipient_id, recipient_email, recipient_phone ON posts
WHEN EXISTS (SELECT 1 FROM transcripts t WHERE t.seq = old.seq AND t.text <> '') BEGIN
  INSERT INTO transcripts_fts(transcripts_fts, rowid, text, kind)
  SELECT 'delete', old.seq, t.text, old.kind FROM transcripts t WHERE t.seq = old.seq AND old.visibility = 'public' AND old.price_cents = 0 AND old.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(transcripts_private_fts, rowid, people, text, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.price_cents > 0 THEN '' WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    t.text, old.kind FROM transcripts t WHERE t.seq = old.seq AND (old.visibility <> 'public' OR old.price_cents > 0) AND old.hidden_at IS NULL;
  INSERT INTO transcripts_fts(rowid, text, kind) SELECT new.seq, t.text, new.kind FROM transcripts t WHERE t.seq = new.seq AND new.visibility = 'public' AND new.price_cents = 0 AND new.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(rowid, people, text, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.price_cents > 0 THEN '' WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    t.text, new.kind FROM transcripts t WHERE t.seq = new.seq AND (new.visibility <> 'public' OR new.price_cents > 0) AND new.hidden_at IS NULL;
END;

-- While the post still exists: its columns are the terms to remove.
CREATE TRIGGER transcripts_before_post_delete BEFORE DELETE ON posts BEGIN
  DELETE FROM transcripts WHERE seq = old.seq;
END;

-- What waits although nobody asked for it is dropped when the post stops being public.
CREATE TRIGGER transcripts_after_post_unpublish AFTER UPDATE OF visibility ON posts
WHEN new.visibility <> 'public' AND old.visibility = 'public' AND new.transcript_state = 'waiting' BEGIN
  DELETE FROM transcripts WHERE seq = new.seq AND state = 'waiting' AND NOT requested;
  UPDATE posts SET transcript_state = NULL WHERE seq = new.seq AND NOT EXISTS (SELECT 1 FROM transcripts t WHERE t.seq = new.seq);
END;

CREATE TRIGGER transcript_words_after_delete AFTER DELETE ON transcripts WHEN old.words_key IS NOT NULL BEGIN
  INSERT OR REPLACE INTO media_deletions(key, due_at, attempts) VALUES (old.words_key, 0, 0);
END;

CREATE TRIGGER transcript_words_after_update AFTER UPDATE OF words_key ON transcripts
WHEN old.words_key IS NOT NULL AND old.words_key IS NOT new.words_key BEGIN
  INSERT OR REPLACE INTO media_deletions(key, due_at, attempts) VALUES (old.words_key, 0, 0);
END;
