-- A create that is repeated after its post is gone creates nothing again: the key stays, without the post.

CREATE TRIGGER idempotency_keys_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE idempotency_keys SET post_id = NULL WHERE post_id = old.id;
END;

-- The version before writes the response itself until it is replaced; dropped with the column.
CREATE TRIGGER idempotency_keys_after_insert AFTER INSERT ON idempotency_keys WHEN new.response <> '' BEGIN
  UPDATE idempotency_keys SET response = '',
    post_id = iif(json_valid(new.response), (SELECT id FROM posts WHERE id = new.response ->> '$.post.id'), new.post_id)
    WHERE user_id = new.user_id AND key = new.key;
END;
