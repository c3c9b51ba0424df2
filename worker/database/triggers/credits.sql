-- Copies collaborators to `posts.credits`.

CREATE TRIGGER credits_after_collaborator_insert AFTER INSERT ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = new.post_id AND c.role = 'collaborator')
    WHERE id = new.post_id;
END;

CREATE TRIGGER credits_after_collaborator_delete AFTER DELETE ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = old.post_id AND c.role = 'collaborator')
    WHERE id = old.post_id;
END;

CREATE TRIGGER credits_after_profile_update AFTER UPDATE OF username, display_name ON profiles BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.user_id WHERE c.post_id = posts.id AND c.role = 'collaborator')
    WHERE id IN (SELECT post_id FROM post_collaborators WHERE user_id = new.id);
END;
