/** Words that public posts say, by what leads to them: a few reads of an index, however many words there are. */
import { sql } from 'drizzle-orm'
import { NEAR_WORDS_PER_KEY } from '../../domain/limits'
import type { Known } from '../../domain/near'
import type { Database } from '../tools/db'
import { wordKeys, words } from './words.table'

/** For each of these lists of keys the words they lead to, those that were said first, as many as are worth a look. */
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
