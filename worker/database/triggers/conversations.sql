-- Conversations with members who wrote to an address before its owner verified it, and their removal with the last message.

CREATE TRIGGER conversations_after_profile_insert AFTER INSERT ON profiles BEGIN
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM users u
      JOIN posts p ON p.recipient_email = u.email AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.email_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM users u
      JOIN posts p ON p.recipient_phone = u.phone_number AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.phone_number_verified
      AND NOT EXISTS (SELECT 1 FROM former_number_messages f WHERE f.post_id = p.id)
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
END;

CREATE TRIGGER conversations_after_user_update AFTER UPDATE OF email, email_verified, phone_number, phone_number_verified ON users
WHEN EXISTS (SELECT 1 FROM profiles WHERE id = new.id) BEGIN
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_email = new.email AND new.email_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
  INSERT INTO conversations(owner_id, peer, last_message_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_phone = new.phone_number AND new.phone_number_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
      AND NOT EXISTS (SELECT 1 FROM former_number_messages f WHERE f.post_id = p.id AND f.user_id IS NOT new.id)
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_message_at = max(last_message_at, excluded.last_message_at);
END;

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
