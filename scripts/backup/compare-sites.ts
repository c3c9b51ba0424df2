/** Differences between two sites: rows, derived tables, search and objects. */
import { readSchema, type SiteStorage } from './site.ts'

type Rules = typeof import('../../domain/backups/backups')

/** Derived tables by what they must agree in; numbers that only distinguish versions and rows may differ. */
const DERIVED_QUERIES = [
  'SELECT kind, author_id, posts, additions FROM feed_authors',
  'SELECT kind, seq, active, authors, voices, priced FROM feed_pages',
  'SELECT kind, posts, connections FROM graph_totals WHERE posts > 0',
  'SELECT user_id, followers, following FROM follow_counts WHERE followers + following > 0',
  'SELECT word, uses FROM search_terms',
  'SELECT k.key, t.word FROM search_term_keys k JOIN search_terms t ON t.id = k.term_id',
  'SELECT name, seq FROM sqlite_sequence',
]

/** Returns the content of a site, as lines that are equal for equal sites. */
export async function describeSite(site: SiteStorage, rules: Rules): Promise<Map<string, string[]>> {
  const schema = await readSchema(site)
  const found = new Map<string, string[]>()
  const tables = rules.listBackupTables(schema)
  for (const table of tables) found.set(table, [])
  await site.readTables(tables, (table, row) => found.get(table)?.push(JSON.stringify(row)))
  for (const sql of DERIVED_QUERIES)
    found.set(
      sql,
      (await site.query(sql)).map((row) => JSON.stringify(row)),
    )
  found.set(
    'schema',
    schema.filter(({ name }) => !name.startsWith('_cf_')).map(({ name, sql }) => `${name} ${sql}`),
  )
  // Each word of each post, also of those that are not public.
  for (const index of ['posts_fts', 'posts_private_fts', 'transcripts_fts', 'transcripts_private_fts'])
    found.set(index, await listHits(site, index))
  for (const { key } of await site.query<{ key: string }>(
    'SELECT key FROM media UNION SELECT words_key FROM transcripts WHERE words_key IS NOT NULL',
  )) {
    const object = await site.readObject(key)
    found.set(`object ${key}`, [
      JSON.stringify(object && { ...object, content: object.content.toString('base64') }),
    ])
  }
  for (const lines of found.values()) lines.sort()
  return found
}

async function listHits(site: SiteStorage, index: string): Promise<string[]> {
  const posts = await site.query<{ title: string; author_username: string }>(
    'SELECT title, author_username FROM posts',
  )
  const spoken = await site.query<{ text: string }>('SELECT text FROM transcripts')
  const texts = [
    ...posts.map(({ title, author_username }) => `${title} ${author_username}`),
    ...spoken.map(({ text }) => text),
  ]
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []))
  const hits: string[] = []
  const rows = await site.query<{ word: string; rowid: number }>(
    `SELECT w.value AS word, f.rowid AS rowid FROM json_each('${JSON.stringify([...words])}') w JOIN ${index} f ON ${index} MATCH '"' || w.value || '"'`,
  )
  for (const { word, rowid } of rows) hits.push(`${word} ${rowid}`)
  return hits
}

/** Names of what differs. */
export function listDifferences(one: Map<string, string[]>, other: Map<string, string[]>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)),
  )
}
