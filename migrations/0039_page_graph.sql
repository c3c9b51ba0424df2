CREATE TABLE `graph_totals` (
	`kind` text PRIMARY KEY NOT NULL,
	`posts` integer DEFAULT 0 NOT NULL,
	`connections` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX `posts_public`;--> statement-breakpoint
CREATE INDEX `posts_public_replies` ON `posts` (`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is not null and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX `posts_unanswered` ON `posts` (`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null and reply_count = 0;--> statement-breakpoint
CREATE INDEX `posts_most_replied` ON `posts` (`reply_count`,`created_at`,`id`) WHERE visibility = 'public' and hidden_at is null and reply_count > 0;--> statement-breakpoint
DROP TABLE `search_term_keys`;--> statement-breakpoint
CREATE TABLE `search_term_keys` (
	`key` text NOT NULL,
	`ending` text NOT NULL,
	`term_id` integer NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `ending`, `term_id`)
);
--> statement-breakpoint
DROP VIEW search_term_fuzzy_keys;
--> statement-breakpoint
DROP TRIGGER search_term_keys_before_term_delete;
--> statement-breakpoint
DROP TRIGGER search_term_keys_after_term_insert;
--> statement-breakpoint
CREATE VIEW search_term_fuzzy_keys AS
  WITH RECURSIVE places(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM places WHERE n < 64)
  SELECT w.id AS term_id, substr(w.word, 1, n - 1) || substr(w.word, n + 1, max(7 - n, 0)) AS key, substr(w.word, 8, 13) AS ending, w.word
    FROM search_terms w JOIN places ON n <= min(8, length(w.word) + 1) WHERE w.word NOT GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*'
  UNION ALL
  SELECT w.id, substr(w.word, n, 3), substr(w.word, n + 3, 13), w.word FROM search_terms w JOIN places ON n <= length(w.word) WHERE w.word GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*';
--> statement-breakpoint
CREATE TRIGGER graph_totals_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO graph_totals(kind, posts) VALUES (new.kind, 1) ON CONFLICT(kind) DO UPDATE SET posts = posts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER graph_totals_after_connection_insert AFTER INSERT ON connections BEGIN
  UPDATE graph_totals SET connections = connections + 1
    WHERE kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER graph_totals_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE graph_totals SET connections = connections - 1
    WHERE kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER graph_totals_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  INSERT INTO graph_totals(kind, posts, connections)
    SELECT new.kind, step, step * (SELECT count(*) FROM connections WHERE child_id = new.id)
      FROM (SELECT iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) AS step) WHERE true
    ON CONFLICT(kind) DO UPDATE SET posts = posts + excluded.posts, connections = connections + excluded.connections;
END;
--> statement-breakpoint
CREATE TRIGGER graph_totals_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE graph_totals SET posts = posts - 1,
    connections = connections - (SELECT count(*) FROM connections WHERE child_id = old.id)
    WHERE kind = old.kind;
END;
--> statement-breakpoint
CREATE TRIGGER search_term_keys_after_term_insert AFTER INSERT ON search_terms BEGIN
  INSERT OR IGNORE INTO search_term_keys(key, ending, term_id, word)
    SELECT key, ending, term_id, word FROM search_term_fuzzy_keys WHERE term_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER search_term_keys_before_term_delete BEFORE DELETE ON search_terms BEGIN
  DELETE FROM search_term_keys WHERE (key, ending, term_id) IN
    (SELECT key, ending, term_id FROM search_term_fuzzy_keys WHERE term_id = old.id);
END;
--> statement-breakpoint
INSERT OR IGNORE INTO search_term_keys(key, ending, term_id, word) SELECT key, ending, term_id, word FROM search_term_fuzzy_keys;
--> statement-breakpoint
INSERT INTO graph_totals(kind, posts, connections)
  SELECT p.kind, count(*), coalesce(sum((SELECT count(*) FROM connections c WHERE c.child_id = p.id)), 0)
    FROM posts p WHERE p.visibility = 'public' AND p.hidden_at IS NULL GROUP BY p.kind;
