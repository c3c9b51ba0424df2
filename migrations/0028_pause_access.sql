ALTER TABLE `sessions` ADD `proved_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_paused_at` integer;--> statement-breakpoint
ALTER TABLE `passkeys` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `paused_at` integer;