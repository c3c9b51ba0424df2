ALTER TABLE `media` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `source_media_id` text REFERENCES media(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `posts_source` ON `posts` (`source_media_id`) WHERE source_media_id is not null;