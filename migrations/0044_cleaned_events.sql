CREATE TABLE `cleaned_events` (
	`channel` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
-- Earlier deletions are unknown: a client behind the oldest kept event has to reload its lists.
INSERT INTO cleaned_events SELECT channel, min(seq) - 1 FROM events GROUP BY channel HAVING min(seq) > 1;
