CREATE TRIGGER messages_refuse_deleted_recipient BEFORE INSERT ON posts
WHEN new.recipient_id IS NOT NULL AND substr(new.recipient_id, 1, 5) <> 'gone_'
  AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = new.recipient_id) BEGIN
  SELECT raise(ABORT, 'the recipient was deleted');
END;
--> statement-breakpoint
CREATE TRIGGER messages_refuse_deleted_claimer BEFORE UPDATE OF recipient_id ON posts
WHEN new.recipient_id IS NOT NULL AND substr(new.recipient_id, 1, 5) <> 'gone_'
  AND NOT EXISTS (SELECT 1 FROM profiles WHERE id = new.recipient_id) BEGIN
  SELECT raise(ABORT, 'the recipient was deleted');
END;
