ALTER TABLE `idempotency_keys` ADD `post_id` text;--> statement-breakpoint
CREATE INDEX `idempotency_keys_post` ON `idempotency_keys` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE TRIGGER idempotency_keys_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE idempotency_keys SET post_id = NULL WHERE post_id = old.id;
END;
--> statement-breakpoint
UPDATE idempotency_keys SET post_id = (SELECT id FROM posts WHERE id = json_extract(response, '$.post.id')), response = '' WHERE response <> '';
