CREATE TABLE `former_number_messages` (
	`post_id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `former_number_messages_user` ON `former_number_messages` (`user_id`);--> statement-breakpoint
DROP TRIGGER conversations_after_profile_insert;
--> statement-breakpoint
DROP TRIGGER conversations_after_user_update;
--> statement-breakpoint
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
--> statement-breakpoint
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
