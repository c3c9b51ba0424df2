ALTER TABLE `outbox` ADD `post_id` text;--> statement-breakpoint
CREATE INDEX `outbox_post` ON `outbox` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE TRIGGER outbox_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM outbox WHERE post_id = old.id AND text <> '';
END;
--> statement-breakpoint
UPDATE outbox SET post_id = (SELECT id FROM posts WHERE instr(outbox.text, id) > 0 LIMIT 1) WHERE purpose = 'message' AND text <> '';
