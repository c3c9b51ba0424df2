DROP TRIGGER webhooks_after_post;
--> statement-breakpoint
CREATE TRIGGER webhooks_after_post AFTER INSERT ON posts WHEN new.imported_at IS NULL BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, 'post.published', new.id, new.created_at, new.created_at FROM webhooks w
  WHERE w.user_id = new.author_id AND w.disabled_at IS NULL AND instr(w.events, '"post.published"');
END;
