-- Counts the recordings of an owlcast, and expires them with it.

CREATE TRIGGER recording_count_after_post_insert AFTER INSERT ON posts WHEN new.owlcast_id IS NOT NULL AND new.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count + 1 WHERE id = new.owlcast_id;
END;

CREATE TRIGGER recording_count_after_post_delete AFTER DELETE ON posts WHEN old.owlcast_id IS NOT NULL AND old.hidden_at IS NULL BEGIN
  UPDATE posts SET recording_count = recording_count - 1 WHERE id = old.owlcast_id;
END;

CREATE TRIGGER recording_count_after_post_update AFTER UPDATE OF hidden_at ON posts
WHEN new.owlcast_id IS NOT NULL AND (old.hidden_at IS NULL) <> (new.hidden_at IS NULL) BEGIN
  UPDATE posts SET recording_count = recording_count + iif(new.hidden_at IS NULL, 1, -1) WHERE id = new.owlcast_id;
END;

CREATE TRIGGER recordings_after_owlcast_delete AFTER DELETE ON posts WHEN old.owlcast_id IS NULL BEGIN
  UPDATE posts SET expires_at = created_at WHERE owlcast_id = old.id;
END;
