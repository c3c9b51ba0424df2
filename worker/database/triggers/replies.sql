-- Counts public replies, and of them those that continue a chain.

CREATE TRIGGER reply_count_after_connection_insert AFTER INSERT ON connections BEGIN
  UPDATE posts SET reply_count = reply_count + 1,
    chain_count = chain_count + (kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id))
    WHERE id = new.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;

CREATE TRIGGER reply_count_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE posts SET reply_count = reply_count - 1,
    chain_count = chain_count - (kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id))
    WHERE id = old.parent_id
    AND EXISTS (SELECT 1 FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;

CREATE TRIGGER reply_count_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1),
    chain_count = chain_count + iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) * (kind = new.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = new.id);
END;

CREATE TRIGGER reply_count_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET reply_count = reply_count - 1, chain_count = chain_count - (kind = old.kind)
    WHERE id IN (SELECT parent_id FROM connections WHERE child_id = old.id);
END;
