DROP TRIGGER conversations_after_post_delete;
--> statement-breakpoint
CREATE TRIGGER conversations_after_post_delete AFTER DELETE ON posts
WHEN old.recipient_id IS NOT NULL OR old.recipient_email IS NOT NULL OR old.recipient_phone IS NOT NULL BEGIN
  DELETE FROM conversations WHERE owner_id = old.author_id AND old.recipient_id IS NULL
    AND peer = coalesce('email:' || old.recipient_email, 'phone:' || old.recipient_phone)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_email = old.recipient_email AND recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_phone = old.recipient_phone AND recipient_id IS NULL);
  DELETE FROM conversations WHERE owner_id = old.author_id AND peer = 'user:' || old.recipient_id
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = old.recipient_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.recipient_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.recipient_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = old.author_id AND u.phone_number_verified
        AND NOT EXISTS (SELECT 1 FROM former_number_messages f WHERE f.post_id = m.id AND f.user_id IS NOT u.id));
  DELETE FROM conversations WHERE peer = 'user:' || old.author_id
    AND owner_id IN (
      SELECT old.recipient_id
      UNION SELECT id FROM users WHERE email = old.recipient_email AND email_verified AND old.recipient_id IS NULL
      UNION SELECT id FROM users WHERE phone_number = old.recipient_phone AND phone_number_verified AND old.recipient_id IS NULL)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = conversations.owner_id AND recipient_id = old.author_id)
    AND NOT EXISTS (SELECT 1 FROM posts WHERE author_id = old.author_id AND recipient_id = conversations.owner_id)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.author_id AND m.recipient_email = u.email AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.email_verified)
    AND NOT EXISTS (SELECT 1 FROM users u JOIN posts m ON m.author_id = old.author_id AND m.recipient_phone = u.phone_number AND m.recipient_id IS NULL
      WHERE u.id = conversations.owner_id AND u.phone_number_verified
        AND NOT EXISTS (SELECT 1 FROM former_number_messages f WHERE f.post_id = m.id AND f.user_id IS NOT u.id));
END;
