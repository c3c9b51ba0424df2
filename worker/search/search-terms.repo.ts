/** Words of public posts that a misspelled one may mean: the nearest behind each of its keys, however many words there are. */
import { type SQL, sql } from 'drizzle-orm'
import { type FuzzyLookup, listFuzzyLookups } from '../../domain/search/fuzzy'
import { searchTermKeys } from '../database/tables/search-terms.table'
import type { Database } from '../tools/db'

/** Words read for a typed one, and for all of them together; at least one by each lookup. */
const WORDS_READ = { perWord: 56, total: 150 }

/** A stored word; the lower its number, the earlier it was written. */
type StoredWord = [termId: number, word: string]

/** For each typed word, the known words it may mean, oldest first: a common word is written early. */
export async function listNearTerms(db: Database, typed: readonly string[]): Promise<string[][]> {
  const budget = Math.min(WORDS_READ.perWord, WORDS_READ.total / Math.max(1, typed.length))
  const [first, ...rest] = typed.map((word) => selectNearest(db, listFuzzyLookups(word), budget))
  const found = first ? await db.batch([first, ...rest]) : []
  return found.map((rows) =>
    rows
      .flatMap(({ words }) => words)
      .toSorted(([a], [b]) => a - b)
      .map(([, word]) => word),
  )
}

function selectNearest(db: Database, lookups: readonly FuzzyLookup[], budget: number) {
  const limit = Math.max(1, Math.floor(budget / lookups.length))
  const { key, ending, termId, word } = searchTermKeys
  const select = (isNear: SQL, order: SQL) => sql`(select json_group_array(json_array(term_id, word)) from (
    select ${termId}, ${word} from ${searchTermKeys} where ${key} = l.column1 and ${isNear}
      order by ${order} limit cast(${limit} as integer)))`
  const forward = select(sql`${ending} >= l.column2`, sql`${ending}, ${termId}`)
  const backward = select(sql`${ending} < l.column2`, sql`${ending} desc, ${termId} desc`)
  const rows = lookups.map(
    (lookup) => sql`(${lookup.key}, ${lookup.ending}, ${sql.raw(lookup.isBackward ? '1' : '0')})`,
  )
  return db
    .select({
      words: sql<string>`case when l.column3 then ${backward} else ${forward} end`
        .mapWith((found: string) => JSON.parse(found) as StoredWord[])
        .as('words'),
    })
    .from(lookups.length > 0 ? sql`(values ${sql.join(rows, sql`, `)}) l` : NO_LOOKUPS)
}

const NO_LOOKUPS = sql`(select '' as column1, '' as column2, 0 as column3 where false) l`
