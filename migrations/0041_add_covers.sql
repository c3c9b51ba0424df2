ALTER TABLE `held_posts` ADD `cover_media_id` text;--> statement-breakpoint
CREATE INDEX `held_posts_cover` ON `held_posts` (`cover_media_id`) WHERE cover_media_id is not null;--> statement-breakpoint
ALTER TABLE `posts` ADD `cover_media_id` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `cover_side` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_cover` ON `posts` (`cover_media_id`) WHERE cover_media_id is not null;