-- Search indexes of public and of private posts, and the terms of public ones.

CREATE TRIGGER posts_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, kind)
  VALUES (new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.kind);
END;

CREATE TRIGGER posts_fts_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, kind, visibility, hidden_at ON posts BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, kind)
  SELECT 'delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.kind
    WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, kind)
  SELECT new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.kind
    WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
END;

CREATE TRIGGER posts_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, kind)
  VALUES ('delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.kind);
END;

CREATE TRIGGER posts_private_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility <> 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.kind;
END;

CREATE TRIGGER posts_private_fts_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, kind, visibility, hidden_at, author_id, recipient_id, recipient_email, recipient_phone ON posts BEGIN
  INSERT INTO posts_private_fts(posts_private_fts, rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.kind
    WHERE old.visibility <> 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_private_fts(rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.kind
    WHERE new.visibility <> 'public' AND new.hidden_at IS NULL;
END;

CREATE TRIGGER posts_private_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility <> 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(posts_private_fts, rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.kind;
END;

CREATE TRIGGER search_terms_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username));
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;

CREATE TRIGGER search_terms_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, visibility, hidden_at ON posts BEGIN
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username) WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username) WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;

CREATE TRIGGER search_terms_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username));
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;

CREATE TRIGGER search_term_keys_after_term_insert AFTER INSERT ON search_terms BEGIN
  INSERT OR IGNORE INTO search_term_keys(key, ending, term_id, word)
    SELECT key, ending, term_id, word FROM search_term_fuzzy_keys WHERE term_id = new.id;
END;

CREATE TRIGGER search_term_keys_before_term_delete BEFORE DELETE ON search_terms BEGIN
  DELETE FROM search_term_keys WHERE (key, ending, term_id) IN
    (SELECT key, ending, term_id FROM search_term_fuzzy_keys WHERE term_id = old.id);
END;
