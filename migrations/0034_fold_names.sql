CREATE TABLE `profile_names` (
	`text` text NOT NULL,
	`user_id` text NOT NULL,
	`is_whole` integer NOT NULL,
	PRIMARY KEY(`text`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_names_user` ON `profile_names` (`user_id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `folded_names` text;--> statement-breakpoint
CREATE INDEX `profiles_unfolded` ON `profiles` (`id`) WHERE folded_names is null;--> statement-breakpoint
CREATE TRIGGER names_after_profile_insert AFTER INSERT ON profiles WHEN new.folded_names IS NOT NULL BEGIN
  INSERT OR IGNORE INTO profile_names (text, user_id, is_whole) SELECT value, new.id, key = 0 FROM json_each(new.folded_names);
END;
--> statement-breakpoint
CREATE TRIGGER names_after_profile_update AFTER UPDATE OF folded_names ON profiles WHEN new.folded_names IS NOT old.folded_names BEGIN
  DELETE FROM profile_names WHERE user_id = new.id;
  INSERT OR IGNORE INTO profile_names (text, user_id, is_whole) SELECT value, new.id, key = 0 FROM json_each(coalesce(new.folded_names, '[]'));
END;
