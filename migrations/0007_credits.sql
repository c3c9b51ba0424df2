ALTER TABLE `posts` ADD `credits` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `invitations_address` ON `invitations` (`identifier`) WHERE invitee_id is null;--> statement-breakpoint
-- Credits are copied into the post's row, so that a feed reads one table; these triggers keep them current.
CREATE TRIGGER credits_enter AFTER INSERT ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.person_id WHERE c.post_id = new.post_id AND c.role = 'collaborator')
    WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER credits_leave AFTER DELETE ON post_collaborators BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.person_id WHERE c.post_id = old.post_id AND c.role = 'collaborator')
    WHERE id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER credits_rename AFTER UPDATE OF username, display_name ON profiles BEGIN
  UPDATE posts SET credits = (SELECT json_group_array(json_object('id', p.id, 'username', p.username, 'displayName', p.display_name) ORDER BY c.created_at, p.id)
    FROM post_collaborators c JOIN profiles p ON p.id = c.person_id WHERE c.post_id = posts.id AND c.role = 'collaborator')
    WHERE id IN (SELECT post_id FROM post_collaborators WHERE person_id = new.id);
END;
--> statement-breakpoint
-- Invalidates stored pages, which have no credits.
UPDATE feed_pages SET version = version + 1;
