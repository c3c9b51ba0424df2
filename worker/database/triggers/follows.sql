-- Counts followers and followed users.

CREATE TRIGGER follow_counts_after_follow_insert AFTER INSERT ON follows BEGIN
  INSERT INTO follow_counts(user_id, followers) VALUES (new.followed_id, 1)
    ON CONFLICT(user_id) DO UPDATE SET followers = followers + 1;
  INSERT INTO follow_counts(user_id, following) VALUES (new.follower_id, 1)
    ON CONFLICT(user_id) DO UPDATE SET following = following + 1;
END;

CREATE TRIGGER follow_counts_after_follow_delete AFTER DELETE ON follows BEGIN
  UPDATE follow_counts SET followers = followers - 1 WHERE user_id = old.followed_id;
  UPDATE follow_counts SET following = following - 1 WHERE user_id = old.follower_id;
END;
