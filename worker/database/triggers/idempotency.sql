-- A create that is repeated after its post is gone creates nothing again: the key stays, without the post.

CREATE TRIGGER idempotency_keys_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE idempotency_keys SET post_id = NULL WHERE post_id = old.id;
END;
