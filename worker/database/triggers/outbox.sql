-- Emails about a deleted post go with it, also those that wait or failed. What was sent in production is empty, and is counted.

CREATE TRIGGER outbox_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM outbox WHERE post_id = old.id AND text <> '';
END;
