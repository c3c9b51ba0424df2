-- Reports of and decisions about a deleted post stay, without its title. What moderators need to decide is in `held_posts`.

CREATE TRIGGER reports_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE reports SET title = '' WHERE subject_kind = 'post' AND subject_id = old.id;
  UPDATE decisions SET title = '' WHERE subject_kind = 'post' AND subject_id = old.id;
END;
