/** Words of public posts by their fuzzy-search keys: a few index reads, however many words there are. */
import { sql } from 'drizzle-orm'
import type { KnownWord } from '../../domain/search/fuzzy'
import { searchTermKeys, searchTerms } from '../database/tables/search-terms.table'
import type { Database } from '../tools/db'

/** Known words read per key, oldest first. */
const FUZZY_WORDS_PER_KEY = 24

/** For each list of keys, the words they lead to, oldest first, up to `FUZZY_WORDS_PER_KEY` per key. */
export async function listTermsByKeys(
  db: Database,
  lists: readonly (readonly string[])[],
): Promise<KnownWord[][]> {
  const selectTerms = (keys: readonly string[]) =>
    db
      .select({ word: searchTerms.word, uses: searchTerms.uses })
      .from(sql`json_each(${JSON.stringify(keys)}) k`)
      .crossJoin(searchTerms)
      .where(
        sql`${searchTerms.id} in (select l.term_id from ${searchTermKeys} l where l.key = k.value
          order by l.term_id limit ${FUZZY_WORDS_PER_KEY})`,
      )
  const [first, ...rest] = lists.map(selectTerms)
  return first ? db.batch([first, ...rest]) : []
}
