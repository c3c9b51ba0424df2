-- Private addresses of the feed of a deleted post: they have its title.

CREATE TRIGGER private_feeds_after_post_delete AFTER DELETE ON posts BEGIN
  DELETE FROM private_feeds WHERE type = 'post' AND subject = old.id;
END;
