-- Removes the mention of a deleted member from `posts.mentions`.

CREATE TRIGGER mentions_after_post_mention_delete AFTER DELETE ON post_mentions BEGIN
  UPDATE posts SET mentions = (SELECT json_group_array(value) FROM json_each(posts.mentions) WHERE value <> old.name)
    WHERE id = old.post_id AND EXISTS (SELECT 1 FROM json_each(posts.mentions) WHERE value = old.name);
END;
