-- A reply whose parents are all gone is hidden by the rule of who sees what; its author keeps it.
DROP TRIGGER replies_lost;
