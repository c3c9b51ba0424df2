CREATE TABLE `follow_counts` (
	`person_id` text PRIMARY KEY NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL,
	`following` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`follower_id` text NOT NULL,
	`followed_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`follower_id`, `followed_id`),
	FOREIGN KEY (`follower_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followed_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_followers` ON `follows` (`followed_id`,`created_at`,`follower_id`);--> statement-breakpoint
CREATE INDEX `follows_following` ON `follows` (`follower_id`,`created_at`,`followed_id`);--> statement-breakpoint
CREATE TABLE `post_mentions` (
	`post_id` text NOT NULL,
	`name` text NOT NULL,
	`person_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `name`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_mentions_person` ON `post_mentions` (`person_id`,`created_at`,`post_id`);--> statement-breakpoint
ALTER TABLE `posts` ADD `mentions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_voices` ON `posts` (`author_id`,`kind`,`created_at`,`id`) WHERE visibility = 'public' and parent_id is null and owlcast_id is null and hidden_at is null;--> statement-breakpoint
CREATE TRIGGER follows_enter AFTER INSERT ON follows BEGIN
  INSERT INTO follow_counts(person_id, followers) VALUES (new.followed_id, 1)
    ON CONFLICT(person_id) DO UPDATE SET followers = followers + 1;
  INSERT INTO follow_counts(person_id, following) VALUES (new.follower_id, 1)
    ON CONFLICT(person_id) DO UPDATE SET following = following + 1;
END;
--> statement-breakpoint
CREATE TRIGGER follows_leave AFTER DELETE ON follows BEGIN
  UPDATE follow_counts SET followers = followers - 1 WHERE person_id = old.followed_id;
  UPDATE follow_counts SET following = following - 1 WHERE person_id = old.follower_id;
END;
--> statement-breakpoint
-- Removes a deleted user from mentions; the text of posts stays.
CREATE TRIGGER mentions_leave AFTER DELETE ON post_mentions BEGIN
  UPDATE posts SET mentions = (SELECT json_group_array(value) FROM json_each(posts.mentions) WHERE value <> old.name)
    WHERE id = old.post_id AND EXISTS (SELECT 1 FROM json_each(posts.mentions) WHERE value = old.name);
END;
--> statement-breakpoint
-- Invalidates stored pages, which have no mentions.
UPDATE feed_pages SET version = version + 1;
