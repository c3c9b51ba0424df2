CREATE TABLE `cleaned_events` (
	`channel` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
-- What was cleaned before is not known: whoever stands before the oldest that is kept begins afresh.
INSERT INTO cleaned_events SELECT channel, min(seq) - 1 FROM events GROUP BY channel HAVING min(seq) > 1;
