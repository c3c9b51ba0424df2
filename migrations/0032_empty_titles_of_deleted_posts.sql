CREATE TRIGGER reports_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE reports SET title = '' WHERE subject_kind = 'post' AND subject_id = old.id;
  UPDATE decisions SET title = '' WHERE subject_kind = 'post' AND subject_id = old.id;
END;
--> statement-breakpoint
UPDATE reports SET title = '' WHERE subject_kind = 'post' AND title <> '' AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.id = reports.subject_id);
--> statement-breakpoint
UPDATE decisions SET title = '' WHERE subject_kind = 'post' AND title <> '' AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.id = decisions.subject_id);
