-- A reply without parents is hidden by the visibility rule; its author keeps it.
DROP TRIGGER replies_lost;
