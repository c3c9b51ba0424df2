CREATE TABLE `resets` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resets_tokenHash_unique` ON `resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `resets_user` ON `resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `resets_end` ON `resets` (`expires_at`);