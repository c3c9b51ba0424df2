-- A recording is reachable in its owlcast: it does not expire with its parents.
DROP TRIGGER replies_lost;
--> statement-breakpoint
CREATE TRIGGER replies_lost AFTER DELETE ON connections
WHEN NOT EXISTS (SELECT 1 FROM connections WHERE child_id = old.child_id) BEGIN
  UPDATE posts SET expires_at = created_at WHERE id = old.child_id AND parent_id IS NOT NULL AND owlcast_id IS NULL
    AND recipient_id IS NULL AND recipient_email IS NULL AND recipient_phone IS NULL;
END;
--> statement-breakpoint
-- A recording added during the deletion of its owlcast expires at once, with its audio.
CREATE TRIGGER recordings_lost AFTER DELETE ON posts WHEN old.owlcast_id IS NULL BEGIN
  UPDATE posts SET expires_at = created_at WHERE owlcast_id = old.id;
END;
