CREATE TABLE `transcript_pieces` (
	`post_id` text NOT NULL,
	`piece` integer NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`engine` text NOT NULL,
	`confidence` real,
	PRIMARY KEY(`post_id`, `piece`),
	FOREIGN KEY (`post_id`) REFERENCES `transcripts`(`post_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `transcripts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`media_id` text NOT NULL,
	`state` text NOT NULL,
	`requested` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`seconds` real NOT NULL,
	`engine` text,
	`confidence` real,
	`text` text DEFAULT '' NOT NULL,
	`phrases` text DEFAULT '[]' NOT NULL,
	`words_key` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transcripts_postId_unique` ON `transcripts` (`post_id`);--> statement-breakpoint
CREATE INDEX `transcripts_due` ON `transcripts` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE `profiles` ADD `transcripts_off_since` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `transcript_state` text;--> statement-breakpoint
-- By hand: while the old triggers are there, removes transcripts from the index of posts, where new triggers write none.
UPDATE posts SET transcript = NULL WHERE transcript IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER posts_fts_after_post_delete;
--> statement-breakpoint
DROP TRIGGER posts_fts_after_post_insert;
--> statement-breakpoint
DROP TRIGGER posts_fts_after_post_update;
--> statement-breakpoint
DROP TRIGGER posts_private_fts_after_post_delete;
--> statement-breakpoint
DROP TRIGGER posts_private_fts_after_post_insert;
--> statement-breakpoint
DROP TRIGGER posts_private_fts_after_post_update;
--> statement-breakpoint
DROP TRIGGER search_terms_after_post_delete;
--> statement-breakpoint
DROP TRIGGER search_terms_after_post_insert;
--> statement-breakpoint
DROP TRIGGER search_terms_after_post_update;
--> statement-breakpoint
CREATE VIRTUAL TABLE transcripts_fts USING fts5(text, kind, content='', detail=column, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO transcripts_fts(transcripts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE transcripts_fts_vocab USING fts5vocab('transcripts_fts', 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE transcripts_private_fts USING fts5(people, text, kind, content='', detail=column, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO transcripts_private_fts(transcripts_private_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, kind)
  VALUES (new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, kind, visibility, hidden_at ON posts BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, kind)
  SELECT 'delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.kind
    WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  INSERT INTO posts_fts(rowid, title, content, tags, author_name, author_username, kind)
  SELECT new.seq, new.title, new.content, new.tags, new.author_name, new.author_username, new.kind
    WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, content, tags, author_name, author_username, kind)
  VALUES ('delete', old.seq, old.title, old.content, old.tags, old.author_name, old.author_username, old.kind);
END;
--> statement-breakpoint
CREATE TRIGGER posts_private_fts_after_post_insert AFTER INSERT ON posts WHEN new.visibility <> 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT new.seq, 'p' || hex(new.author_id) || CASE WHEN new.recipient_id IS NOT NULL THEN ' p' || hex(new.recipient_id)
    ELSE iif(new.recipient_email IS NULL, '', ' a' || hex(new.recipient_email)) || iif(new.recipient_phone IS NULL, '', ' a' || hex(new.recipient_phone)) END,
    new.title, new.content, new.tags, new.author_name, new.author_username, new.kind;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER posts_private_fts_after_post_delete AFTER DELETE ON posts WHEN old.visibility <> 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO posts_private_fts(posts_private_fts, rowid, people, title, content, tags, author_name, author_username, kind)
  SELECT 'delete', old.seq, 'p' || hex(old.author_id) || CASE WHEN old.recipient_id IS NOT NULL THEN ' p' || hex(old.recipient_id)
    ELSE iif(old.recipient_email IS NULL, '', ' a' || hex(old.recipient_email)) || iif(old.recipient_phone IS NULL, '', ' a' || hex(old.recipient_phone)) END,
    old.title, old.content, old.tags, old.author_name, old.author_username, old.kind;
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username));
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_update AFTER UPDATE OF title, content, tags, author_name, author_username, visibility, hidden_at ON posts BEGIN
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', new.title, new.content, new.tags, new.author_name, new.author_username) WHERE new.visibility = 'public' AND new.hidden_at IS NULL;
  INSERT INTO search_terms(word, uses) SELECT word, posts FROM tokenized_terms WHERE true ON CONFLICT(word) DO UPDATE SET uses = uses + 1;
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
  INSERT INTO search_tokenizer(rowid, text) SELECT 1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username) WHERE old.visibility = 'public' AND old.hidden_at IS NULL;
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER search_terms_after_post_delete AFTER DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  INSERT INTO search_tokenizer(rowid, text) VALUES (1, concat_ws(' ', old.title, old.content, old.tags, old.author_name, old.author_username));
  UPDATE search_terms SET uses = uses - 1 WHERE word IN (SELECT word FROM tokenized_terms);
  DELETE FROM search_terms WHERE uses = 0 AND word IN (SELECT word FROM tokenized_terms);
  INSERT INTO search_tokenizer(search_tokenizer) VALUES ('delete-all');
END;
--> statement-breakpoint
CREATE TRIGGER transcripts_fts_after_transcript_insert AFTER INSERT ON transcripts WHEN new.text <> '' BEGIN
  INSERT INTO transcripts_fts(rowid, text, kind) SELECT p.seq, new.text, p.kind FROM posts p WHERE p.seq = new.seq AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(rowid, people, text, kind)
  SELECT p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    new.text, p.kind FROM posts p WHERE p.seq = new.seq AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER transcripts_fts_after_transcript_delete AFTER DELETE ON transcripts WHEN old.text <> '' BEGIN
  INSERT INTO transcripts_fts(transcripts_fts, rowid, text, kind)
  SELECT 'delete', p.seq, old.text, p.kind FROM posts p WHERE p.seq = old.seq AND p.visibility = 'public' AND p.price_cents = 0 AND p.hidden_at IS NULL;
  INSERT INTO transcripts_private_fts(transcripts_private_fts, rowid, people, text, kind)
  SELECT 'delete', p.seq, 'p' || hex(p.author_id) || CASE WHEN p.price_cents > 0 THEN '' WHEN p.recipient_id IS NOT NULL THEN ' p' || hex(p.recipient_id)
    ELSE iif(p.recipient_email IS NULL, '', ' a' || hex(p.recipient_email)) || iif(p.recipient_phone IS NULL, '', ' a' || hex(p.recipient_phone)) END,
    old.text, p.kind FROM posts p WHERE p.seq = old.seq AND (p.visibility <> 'public' OR p.price_cents > 0) AND p.hidden_at IS NULL;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER transcripts_before_post_delete BEFORE DELETE ON posts BEGIN
  DELETE FROM transcripts WHERE seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER transcripts_after_post_unpublish AFTER UPDATE OF visibility ON posts
WHEN new.visibility <> 'public' AND old.visibility = 'public' AND new.transcript_state = 'waiting' BEGIN
  DELETE FROM transcripts WHERE seq = new.seq AND state = 'waiting' AND NOT requested;
  UPDATE posts SET transcript_state = NULL WHERE seq = new.seq AND NOT EXISTS (SELECT 1 FROM transcripts t WHERE t.seq = new.seq);
END;
--> statement-breakpoint
CREATE TRIGGER transcript_words_after_delete AFTER DELETE ON transcripts WHEN old.words_key IS NOT NULL BEGIN
  INSERT OR REPLACE INTO media_deletions(key, due_at, attempts) VALUES (old.words_key, 0, 0);
END;
--> statement-breakpoint
CREATE TRIGGER transcript_words_after_update AFTER UPDATE OF words_key ON transcripts
WHEN old.words_key IS NOT NULL AND old.words_key IS NOT new.words_key BEGIN
  INSERT OR REPLACE INTO media_deletions(key, due_at, attempts) VALUES (old.words_key, 0, 0);
END;
