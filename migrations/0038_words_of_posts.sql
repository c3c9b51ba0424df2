-- An index of prefixes of up to twelve letters: those of six and more collected every word with them.
DROP TABLE posts_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_fts USING fts5(title, content, tags, author_name, author_username, transcript, kind, content='posts', content_rowid='seq', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, transcript, kind)
  SELECT seq, title, content, tags, author_name, author_username, transcript, kind FROM posts WHERE visibility = 'public' AND hidden_at IS NULL;
--> statement-breakpoint
DROP TABLE posts_personal;
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_personal USING fts5(people, title, content, tags, author_name, author_username, transcript, kind, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO posts_personal(posts_personal, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_personal(rowid, people, title, content, tags, author_name, author_username, transcript, kind)
  SELECT p.seq, 'p' || hex(p.author_id) || CASE WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    p.title, p.content, p.tags, p.author_name, p.author_username, p.transcript, p.kind FROM posts p WHERE p.visibility <> 'public' AND p.hidden_at IS NULL;
--> statement-breakpoint
DROP TRIGGER posts_trigram_insert;
--> statement-breakpoint
DROP TRIGGER posts_trigram_delete;
--> statement-breakpoint
DROP TRIGGER posts_trigram_change;
--> statement-breakpoint
DROP TABLE posts_trigram;
--> statement-breakpoint
-- The words of public posts and their number of posts, for typing errors. Words of messages and other private posts never
-- enter.
CREATE TABLE words (id INTEGER PRIMARY KEY NOT NULL, word TEXT NOT NULL, uses INTEGER NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX words_word_unique ON words (word);
--> statement-breakpoint
CREATE TABLE word_keys (key TEXT NOT NULL, word_id INTEGER NOT NULL, PRIMARY KEY (key, word_id)) WITHOUT ROWID;
--> statement-breakpoint
-- Keys of a word: its first seven letters, whole and with each one left out; in scripts without spaces, where a word is a
-- sentence, each three letters in a row. `listFuzzyKeys` in domain/fuzzy.ts creates the same keys.
CREATE VIEW keys_of_words AS
  WITH RECURSIVE places(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM places WHERE n < 64)
  SELECT w.id AS word_id, substr(w.word, 1, n - 1) || substr(w.word, n + 1, max(7 - n, 0)) AS key
    FROM words w JOIN places ON n <= min(8, length(w.word) + 1) WHERE w.word NOT GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*'
  UNION ALL
  SELECT w.id, substr(w.word, n, 3) FROM words w JOIN places ON n <= length(w.word) WHERE w.word GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*';
--> statement-breakpoint
-- Holds one text at a time, to split it by the tokenizer of the index. Empty outside of a trigger.
CREATE VIRTUAL TABLE said USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2', detail=none);
--> statement-breakpoint
CREATE VIRTUAL TABLE said_terms USING fts5vocab('said', 'row');
--> statement-breakpoint
CREATE VIEW words_said AS SELECT term AS word, doc AS posts FROM said_terms WHERE length(term) BETWEEN 3 AND 64 AND term GLOB '*[^0-9]*';
--> statement-breakpoint
INSERT INTO said(rowid, text) SELECT p.seq, concat_ws(' ', p.title, p.content, p.tags, p.author_name, p.author_username, p.transcript) FROM posts p WHERE p.visibility = 'public' AND p.hidden_at IS NULL;
--> statement-breakpoint
INSERT INTO words(word, uses) SELECT word, posts FROM words_said ORDER BY posts DESC, word;
--> statement-breakpoint
INSERT INTO said(said) VALUES ('delete-all');
--> statement-breakpoint
INSERT OR IGNORE INTO word_keys(key, word_id) SELECT key, word_id FROM keys_of_words;
--> statement-breakpoint
CREATE TRIGGER words_enter AFTER INSERT ON words BEGIN
  INSERT OR IGNORE INTO word_keys(key, word_id) SELECT key, word_id FROM keys_of_words WHERE word_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER words_leave BEFORE DELETE ON words BEGIN
  DELETE FROM word_keys WHERE word_id = old.id AND key IN (SELECT key FROM keys_of_words WHERE word_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER posts_words_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO said(rowid, text) VALUES (1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript));
  INSERT INTO words(word, uses) SELECT word, posts FROM words_said WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO said(said) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER posts_words_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO said(rowid, text) VALUES (1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript));
  UPDATE words SET uses = uses - 1 WHERE word IN (SELECT word FROM words_said);
  DELETE FROM words WHERE uses = 0 AND word IN (SELECT word FROM words_said);
  INSERT INTO said(said) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER posts_words_change AFTER UPDATE OF title, content, tags, author_name, author_username, transcript, visibility, hidden_at ON posts BEGIN
  INSERT INTO said(rowid, text) SELECT 1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username, new.transcript) WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
  INSERT INTO words(word, uses) SELECT word, posts FROM words_said WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO said(said) VALUES ('delete-all');
  INSERT INTO said(rowid, text) SELECT 1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username, old.transcript) WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  UPDATE words SET uses = uses - 1 WHERE word IN (SELECT word FROM words_said);
  DELETE FROM words WHERE uses = 0 AND word IN (SELECT word FROM words_said);
  INSERT INTO said(said) VALUES ('delete-all');
END;
