CREATE INDEX `import_items_post` ON `import_items` (`new_post_id`);--> statement-breakpoint
CREATE TRIGGER import_items_after_post_delete AFTER DELETE ON posts BEGIN
  UPDATE import_items SET title = '', description = '', url = '' WHERE new_post_id = old.id;
END;
