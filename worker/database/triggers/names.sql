-- Splits the folded names of profiles, which the Worker computes, into rows with an index.

CREATE TRIGGER names_after_profile_insert AFTER INSERT ON profiles WHEN new.folded_names IS NOT NULL BEGIN
  INSERT OR IGNORE INTO profile_names (text, user_id, is_whole) SELECT value, new.id, key = 0 FROM json_each(new.folded_names);
END;

CREATE TRIGGER names_after_profile_update AFTER UPDATE OF folded_names ON profiles WHEN new.folded_names IS NOT old.folded_names BEGIN
  DELETE FROM profile_names WHERE user_id = new.id;
  INSERT OR IGNORE INTO profile_names (text, user_id, is_whole) SELECT value, new.id, key = 0 FROM json_each(coalesce(new.folded_names, '[]'));
END;
