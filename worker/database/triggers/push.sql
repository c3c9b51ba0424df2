-- Queues pushes for a notification, at most one a minute for each group.

CREATE TRIGGER pushes_after_notification_insert AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, pending_since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_settings c, json_each(c.push_disabled_reasons) o
    WHERE c.user_id = new.user_id AND o.value = new.reason);
END;

CREATE TRIGGER pushes_after_notification_update AFTER UPDATE OF updated_at ON notifications WHEN new.read_at IS NULL BEGIN
  INSERT INTO pushes (subscription_id, notification_id, due_at, pending_since, attempts)
  SELECT s.id, new.id, new.updated_at, new.updated_at, 0 FROM push_subscriptions s
  WHERE s.user_id = new.user_id AND NOT EXISTS (SELECT 1 FROM notification_settings c, json_each(c.push_disabled_reasons) o
    WHERE c.user_id = new.user_id AND o.value = new.reason)
  ON CONFLICT (subscription_id, notification_id) DO UPDATE SET
    due_at = CASE
      WHEN pushes.leased_until IS NOT NULL THEN excluded.due_at + 60000
      WHEN pushes.due_at IS NULL THEN max(excluded.due_at, coalesce(pushes.sent_at, 0) + 60000)
      ELSE pushes.due_at END,
    pending_since = CASE WHEN pushes.due_at IS NULL THEN excluded.pending_since ELSE pushes.pending_since END,
    attempts = CASE WHEN pushes.due_at IS NULL THEN 0 ELSE pushes.attempts END;
END;
