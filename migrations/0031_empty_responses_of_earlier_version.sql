CREATE TRIGGER idempotency_keys_after_insert AFTER INSERT ON idempotency_keys WHEN new.response <> '' BEGIN
  UPDATE idempotency_keys SET response = '',
    post_id = iif(json_valid(new.response), (SELECT id FROM posts WHERE id = new.response ->> '$.post.id'), new.post_id)
    WHERE user_id = new.user_id AND key = new.key;
END;
