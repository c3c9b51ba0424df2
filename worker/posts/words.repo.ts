/** Words of public posts by their fuzzy-search keys: a few index reads, however many words there are. */
import { sql } from 'drizzle-orm'
import { NEAR_WORDS_PER_KEY } from '../../domain/limits'
import type { Known } from '../../domain/near'
import type { Database } from '../tools/db'
import { wordKeys, words } from './words.table'

/** For each list of keys, the words they lead to, oldest first, up to `FUZZY_WORDS_PER_KEY` per key. */
export async function wordsLedTo(db: Database, lists: readonly (readonly string[])[]): Promise<Known[][]> {
  const ledTo = (keys: readonly string[]) =>
    db
      .select({ word: words.word, uses: words.uses })
      .from(sql`json_each(${JSON.stringify(keys)}) k`)
      .crossJoin(words)
      .where(
        sql`${words.id} in (select l.word_id from ${wordKeys} l where l.key = k.value
          order by l.word_id limit ${NEAR_WORDS_PER_KEY})`,
      )
  const [first, ...rest] = lists.map(ledTo)
  return first ? db.batch([first, ...rest]) : []
}
