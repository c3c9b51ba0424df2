-- Search tables and the views that split text into terms; drizzle does not know them.

-- Public posts; reads its text from `posts`. `secure-delete` removes terms from the index at once. `transcript` is never
-- filled: spoken words have indexes of their own, because prefixes of many words are slow to write and to purge.
CREATE VIRTUAL TABLE posts_fts USING fts5(title, content, tags, author_name, author_username, transcript, kind, content='posts', content_rowid='seq', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');

INSERT INTO posts_fts(posts_fts, rank) VALUES ('secure-delete', 1);

-- Messages, private and unlisted posts. `people` has one token for each participant.
CREATE VIRTUAL TABLE posts_private_fts USING fts5(people, title, content, tags, author_name, author_username, transcript, kind, content='', tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12');

INSERT INTO posts_private_fts(posts_private_fts, rank) VALUES ('secure-delete', 1);

-- Spoken words of public posts without a price.
CREATE VIRTUAL TABLE transcripts_fts USING fts5(text, kind, content='', detail=column, tokenize='unicode61 remove_diacritics 2');

INSERT INTO transcripts_fts(transcripts_fts, rank) VALUES ('secure-delete', 1);

CREATE VIRTUAL TABLE transcripts_fts_vocab USING fts5vocab('transcripts_fts', 'row');

-- Spoken words of all other posts. `people` has one token for each participant; for a priced post, of its author only.
CREATE VIRTUAL TABLE transcripts_private_fts USING fts5(people, text, kind, content='', detail=column, tokenize='unicode61 remove_diacritics 2');

INSERT INTO transcripts_private_fts(transcripts_private_fts, rank) VALUES ('secure-delete', 1);

-- Tokenizes one text at a time for `search_terms`, and is emptied after each use.
CREATE VIRTUAL TABLE search_tokenizer USING fts5(text, content='', tokenize='unicode61 remove_diacritics 2', detail=none);

CREATE VIRTUAL TABLE search_tokenizer_vocab USING fts5vocab('search_tokenizer', 'row');

-- Terms of the text in `search_tokenizer`, with the number of its posts.
CREATE VIEW tokenized_terms AS SELECT term AS word, doc AS posts FROM search_tokenizer_vocab WHERE length(term) BETWEEN 3 AND 64 AND term GLOB '*[^0-9]*';

-- Keys by which a misspelled term is found: its first seven letters, whole and with each one left out; and what follows them.
CREATE VIEW search_term_fuzzy_keys AS
  WITH RECURSIVE places(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM places WHERE n < 64)
  SELECT w.id AS term_id, substr(w.word, 1, n - 1) || substr(w.word, n + 1, max(7 - n, 0)) AS key, substr(w.word, 8, 13) AS ending, w.word
    FROM search_terms w JOIN places ON n <= min(8, length(w.word) + 1) WHERE w.word NOT GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*'
  UNION ALL
  SELECT w.id, substr(w.word, n, 3), substr(w.word, n + 3, 13), w.word FROM search_terms w JOIN places ON n <= length(w.word) WHERE w.word GLOB '*[฀-໿က-႟ក-៿ぁ-鿿]*';
