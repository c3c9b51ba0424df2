DROP INDEX `connections_parent`;--> statement-breakpoint
CREATE INDEX `connections_parent` ON `connections` (`parent_id`,`created_at`,`child_id`);