DROP INDEX `conversations_newest`;--> statement-breakpoint
DROP INDEX `conversations_unread`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `cleared_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_requests` ON `conversations` (`owner_id`,`last_at`,`peer`) WHERE state = 'request' and last_at > cleared_at;--> statement-breakpoint
CREATE INDEX `conversations_kept_back` ON `conversations` (`owner_id`,`peer`) WHERE state = 'request' or cleared_at > 0;--> statement-breakpoint
CREATE INDEX `conversations_newest` ON `conversations` (`owner_id`,`last_at`,`peer`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`owner_id`,`last_at`,`peer`) WHERE state = 'open' and last_at > seen_at;--> statement-breakpoint
-- Messages sent to an address before its verification are requests too, except from users its owner follows or wrote to.
DROP TRIGGER conversations_proved;
--> statement-breakpoint
CREATE TRIGGER conversations_proved AFTER UPDATE OF email, email_verified, phone_number, phone_number_verified ON user
WHEN EXISTS (SELECT 1 FROM profiles WHERE id = new.id) BEGIN
  INSERT INTO conversations(owner_id, peer, last_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_email = new.email AND new.email_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
  INSERT INTO conversations(owner_id, peer, last_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, iif(
      EXISTS (SELECT 1 FROM follows f WHERE f.follower_id = new.id AND f.followed_id = p.author_id)
      OR EXISTS (SELECT 1 FROM posts w WHERE w.author_id = new.id AND w.recipient_id = p.author_id), 'open', 'request') FROM posts p
    WHERE p.recipient_phone = new.phone_number AND new.phone_number_verified AND p.recipient_id IS NULL AND p.author_id <> new.id
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
DROP TRIGGER conversations_arrived;
--> statement-breakpoint
-- A new user follows no one and has written to no one.
CREATE TRIGGER conversations_arrived AFTER INSERT ON profiles BEGIN
  INSERT INTO conversations(owner_id, peer, last_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM user u
      JOIN posts p ON p.recipient_email = u.email AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.email_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
  INSERT INTO conversations(owner_id, peer, last_at, seen_at, state)
    SELECT new.id, 'user:' || p.author_id, max(p.created_at), 0, 'request' FROM user u
      JOIN posts p ON p.recipient_phone = u.phone_number AND p.recipient_id IS NULL AND p.author_id <> new.id
    WHERE u.id = new.id AND u.phone_number_verified
    GROUP BY p.author_id
    ON CONFLICT(owner_id, peer) DO UPDATE SET last_at = max(last_at, excluded.last_at);
END;
