ALTER TABLE `media` ADD `gain_steps` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `frames_at` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `frame_bytes` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `allows_braid` integer DEFAULT false NOT NULL;