-- A reply without parents is unreachable, also for its author: it expires at once, with its audio.
CREATE TRIGGER replies_lost AFTER DELETE ON connections
WHEN NOT EXISTS (SELECT 1 FROM connections WHERE child_id = old.child_id) BEGIN
  UPDATE posts SET expires_at = created_at WHERE id = old.child_id AND parent_id IS NOT NULL
    AND recipient_id IS NULL AND recipient_email IS NULL AND recipient_phone IS NULL;
END;
--> statement-breakpoint
-- Deletes the conversation rows with the last message: the sender's by address, and both by user.
CREATE TRIGGER conversations_emptied AFTER DELETE ON posts
WHEN old.recipient_id IS NOT NULL OR old.recipient_email IS NOT NULL OR old.recipient_phone IS NOT NULL BEGIN
  DELETE FROM conversations WHERE owner_id = old.author_id AND old.recipient_id IS NULL
    AND peer = coalesce('mail:' || old.recipient_email, 'tel:' || old.recipient_phone)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_email = old.recipient_email AND recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_phone = old.recipient_phone AND recipient_id IS NULL);
  DELETE FROM conversations WHERE owner_id = old.author_id AND peer = 'user:' || old.recipient_id
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = old.recipient_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.recipient_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM user u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM user u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.phone_number_verified);
  DELETE FROM conversations WHERE peer = 'user:' || old.author_id
    AND owner_id IN (
      SELECT old.recipient_id
      UNION SELECT id FROM user WHERE email = old.recipient_email AND email_verified AND old.recipient_id IS NULL
      UNION SELECT id FROM user WHERE phone_number = old.recipient_phone AND phone_number_verified AND old.recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = conversations.owner_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = conversations.owner_id)
    AND NOT EXISTS (SELECT 1 FROM user u JOIN posts m ON m.author_id = old.author_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM user u JOIN posts m ON m.author_id = old.author_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.phone_number_verified);
END;
