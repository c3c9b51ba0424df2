-- An episode whose post is deleted keeps its hash alone, so that it is not imported again.

CREATE TRIGGER import_items_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE import_items SET title = '', description = '', url = '' WHERE new_post_id = old.id;
END;
