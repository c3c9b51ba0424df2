-- Counts public posts and their connections to parents, by the kind of the post.

CREATE TRIGGER graph_totals_after_post_insert AFTER INSERT ON posts WHEN new.visibility = 'public' AND new.hidden_at IS NULL BEGIN
  INSERT INTO graph_totals(kind, posts) VALUES (new.kind, 1) ON CONFLICT(kind) DO UPDATE SET posts = posts + 1;
END;

CREATE TRIGGER graph_totals_after_connection_insert AFTER INSERT ON connections BEGIN
  UPDATE graph_totals SET connections = connections + 1
    WHERE kind = (SELECT c.kind FROM posts c WHERE c.id = new.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;

-- The connections of a deleted post are counted before it is deleted: afterwards it has no kind.
CREATE TRIGGER graph_totals_after_connection_delete AFTER DELETE ON connections BEGIN
  UPDATE graph_totals SET connections = connections - 1
    WHERE kind = (SELECT c.kind FROM posts c WHERE c.id = old.child_id AND c.visibility = 'public' AND c.hidden_at IS NULL);
END;

CREATE TRIGGER graph_totals_after_post_update AFTER UPDATE OF visibility, hidden_at ON posts
WHEN (old.visibility = 'public' AND old.hidden_at IS NULL) <> (new.visibility = 'public' AND new.hidden_at IS NULL) BEGIN
  INSERT INTO graph_totals(kind, posts, connections)
    SELECT new.kind, step, step * (SELECT count(*) FROM connections WHERE child_id = new.id)
      FROM (SELECT iif(new.visibility = 'public' AND new.hidden_at IS NULL, 1, -1) AS step) WHERE true
    ON CONFLICT(kind) DO UPDATE SET posts = posts + excluded.posts, connections = connections + excluded.connections;
END;

CREATE TRIGGER graph_totals_before_post_delete BEFORE DELETE ON posts WHEN old.visibility = 'public' AND old.hidden_at IS NULL BEGIN
  UPDATE graph_totals SET posts = posts - 1,
    connections = connections - (SELECT count(*) FROM connections WHERE child_id = old.id)
    WHERE kind = old.kind;
END;
