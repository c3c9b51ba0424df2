-- Queues calls of webhooks: for the author of a new post that is not imported, and for what its reader is notified of.

CREATE TRIGGER webhooks_after_post AFTER INSERT ON posts WHEN new.imported_at IS NULL BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, 'post.published', new.id, new.created_at, new.created_at FROM webhooks w
  WHERE w.user_id = new.author_id AND w.disabled_at IS NULL AND instr(w.events, '"post.published"');
END;

CREATE TRIGGER webhooks_after_notification_insert AFTER INSERT ON notifications
WHEN new.reason IN ('reply', 'message', 'mention') BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, new.reason || '.received', new.source_id, new.updated_at, new.updated_at
  FROM webhooks w WHERE w.user_id = new.user_id AND w.disabled_at IS NULL AND instr(w.events, '"' || new.reason || '.received"');
END;

CREATE TRIGGER webhooks_after_notification_update AFTER UPDATE OF updated_at ON notifications
WHEN new.reason IN ('reply', 'message', 'mention') AND new.source_id IS NOT old.source_id BEGIN
  INSERT INTO webhook_deliveries (id, webhook_id, event, post_id, created_at, due_at)
  SELECT 'whd_' || lower(hex(randomblob(10))), w.id, new.reason || '.received', new.source_id, new.updated_at, new.updated_at
  FROM webhooks w WHERE w.user_id = new.user_id AND w.disabled_at IS NULL AND instr(w.events, '"' || new.reason || '.received"');
END;
