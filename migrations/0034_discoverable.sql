CREATE TABLE `discoverable` (
	`person_id` text PRIMARY KEY NOT NULL,
	`by_email` integer NOT NULL,
	`by_phone` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
