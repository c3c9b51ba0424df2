CREATE INDEX `conversations_unread` ON `conversations` (`owner_id`,`last_at`,`peer`) WHERE last_at > seen_at;--> statement-breakpoint
CREATE INDEX `posts_to_person` ON `posts` (`author_id`,`recipient_id`,`created_at`,`id`) WHERE recipient_id is not null;--> statement-breakpoint
CREATE INDEX `posts_to_email` ON `posts` (`author_id`,`recipient_email`,`recipient_id`,`created_at`,`id`) WHERE recipient_email is not null;--> statement-breakpoint
CREATE INDEX `posts_to_phone` ON `posts` (`author_id`,`recipient_phone`,`recipient_id`,`created_at`,`id`) WHERE recipient_phone is not null;--> statement-breakpoint
-- A verified address gets the conversations that were sent to it before, once, for any way of verification.
CREATE TRIGGER conversations_proved AFTER UPDATE OF email, email_verified, phone_number, phone_number_verified ON user
WHEN EXISTS (SELECT 1 FROM profiles WHERE id = new.id) BEGIN
  INSERT INTO conversations(owner_id, peer, last_at, seen_at)
    SELECT new.id, 'user:' || author_id, max(created_at), 0 FROM posts
    WHERE recipient_email = new.email AND new.email_verified AND recipient_id IS NULL AND author_id <> new.id
    GROUP BY author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
  INSERT INTO conversations(owner_id, peer, last_at, seen_at)
    SELECT new.id, 'user:' || author_id, max(created_at), 0 FROM posts
    WHERE recipient_phone = new.phone_number AND new.phone_number_verified AND recipient_id IS NULL AND author_id <> new.id
    GROUP BY author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
-- The same for a new user, whose profile is inserted last.
CREATE TRIGGER conversations_arrived AFTER INSERT ON profiles BEGIN
  INSERT INTO conversations(owner_id, peer, last_at, seen_at)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0 FROM user u
      JOIN posts p ON p.recipient_email = u.email AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.email_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
  INSERT INTO conversations(owner_id, peer, last_at, seen_at)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0 FROM user u
      JOIN posts p ON p.recipient_phone = u.phone_number AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.phone_number_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
END;
