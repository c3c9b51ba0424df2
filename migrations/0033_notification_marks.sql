CREATE TABLE `notification_marks` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `profiles_pro` ON `profiles` (`pro_expires_at`) WHERE pro_expires_at is not null;