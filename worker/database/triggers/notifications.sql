-- Corrects grouped notifications when their newest cause is deleted.

CREATE TRIGGER notifications_before_post_delete BEFORE DELETE ON posts
WHEN EXISTS (SELECT 1 FROM notifications WHERE post_id = old.id AND source_id = old.id AND count > 1 AND read_at IS NULL AND reason IN ('message', 'new_post'))
BEGIN
  UPDATE notifications SET post_id = before.id, source_id = before.id, count = count - 1
    FROM (SELECT p.id FROM posts p WHERE p.author_id = old.author_id AND p.id <> old.id
        AND p.recipient_id IS old.recipient_id AND p.recipient_email IS old.recipient_email AND p.recipient_phone IS old.recipient_phone
        AND p.visibility = old.visibility AND p.hidden_at IS NULL AND (p.visibility <> 'public' OR (p.parent_id IS NULL AND p.owlcast_id IS NULL))
      ORDER BY p.created_at DESC, p.id DESC LIMIT 1) before
    WHERE post_id = old.id AND source_id = old.id AND count > 1 AND read_at IS NULL AND reason IN ('message', 'new_post');
END;

CREATE TRIGGER notifications_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM notifications WHERE source_id = old.id AND count <= 1;
  UPDATE notifications SET source_id = NULL, count = count - 1 WHERE source_id = old.id;
END;
