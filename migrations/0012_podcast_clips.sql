ALTER TABLE `posts` ADD `clip_media_id` text REFERENCES media(id);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_clip` ON `posts` (`clip_media_id`) WHERE clip_media_id is not null;