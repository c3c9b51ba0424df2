/** A site with a row in every table, for tests of backups. */
import { openLocalSite } from './local-site.ts'
import { listFilledTables, readSchema, type SiteStorage } from './site.ts'

type Rules = typeof import('../../domain/backups/backups')
type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }

/** Texts that are easily changed on their way through SQL, JSON and files. */
export const DIFFICULT_TEXTS = [
  "It's “quoted”; '' and \"\"",
  'Two lines\nand a backslash-n: \\n, and \r\n with \\r',
  'A NUL \0 between, and \u0001nul',
  'Owls 🦉🦉 and 日本語 \u2028 separated',
  '🦉'.repeat(60_000),
]

/**
 * Inserts a row into each table that has none, nor gets one by a trigger: parents first, for foreign keys. A row refers to
 * the oldest row of its parent: ids are random, and the row of another post may hide it from a listener.
 */
export async function fillEmptyTables(site: SiteStorage, rules: Rules): Promise<void> {
  const schema = await readSchema(site)
  const tables = rules.listBackupTables(schema)
  const filled = await listFilledTables(site, tables)
  const columns = await site.query<Column & { table: string }>(
    `SELECT m.name AS "table", c.* FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.name IN (${tables.map((name) => `'${name}'`).join(', ')})`,
  )
  const statements = tables
    .filter((table) => !filled.includes(table))
    .map((table) => {
      const keys = rules.parseForeignKeys(schema.find(({ name }) => name === table)?.sql ?? '')
      const toValue = ({ name, type, notnull, pk, dflt_value }: Column) => {
        const parent = keys.find(({ column }) => column === name)
        if (parent) return `(SELECT "${parent.parentColumn}" FROM "${parent.parent}" ORDER BY rowid LIMIT 1)`
        if (dflt_value !== null) return dflt_value
        if (notnull === 0 && pk === 0) return 'NULL'
        return type === 'text' ? `'${table} ${name}'` : '1'
      }
      const own = columns.filter((column) => column.table === table)
      const names = own.map(({ name }) => `"${name}"`).join(', ')
      return `INSERT OR IGNORE INTO "${table}"(${names}) VALUES (${own.map(toValue).join(', ')})`
    })
  await site.write(statements)
}

/** Adds transcripts of a public and of a private post, and the objects with their words. */
export async function addTranscripts(site: SiteStorage): Promise<void> {
  const columns = 'seq, post_id, media_id, state, language, seconds, text, words_key, due_at, created_at'
  const insert = (visibility: string, text: string) =>
    `INSERT INTO transcripts(${columns}) SELECT seq, id, 'media', 'done', 'en', 1, '${text}', 'words/${visibility}.json', 1, 1 FROM posts
      WHERE visibility = '${visibility}' AND price_cents = 0 AND hidden_at IS NULL ORDER BY seq LIMIT 1`
  await site.write([
    'DELETE FROM transcripts',
    insert('public', 'spoken murmurs'),
    insert('private', 'whispered murmurs'),
  ])
  for (const visibility of ['public', 'private'])
    await site.writeObject(`words/${visibility}.json`, {
      content: Buffer.from(`{"words":["${visibility}"]}`),
      type: 'application/json',
      metadata: {},
    })
}

/** A migrated site with a row in every table, an object for its media, and posts with difficult texts. */
export async function createFilledSite(state: string, rules: Rules): Promise<SiteStorage> {
  const site = await openLocalSite({ state })
  await site.migrate()
  await fillEmptyTables(site, rules)
  const quote = (text: string) =>
    `replace('${text.replaceAll("'", "''").replaceAll('\0', '~NUL~')}', '~NUL~', char(0))`
  const [media = { key: '' }] = await site.query<{ key: string }>('SELECT key FROM media')
  const pieces = (text: string) => text.match(/[\s\S]{1,30000}/g) ?? []
  for (const [at, text] of DIFFICULT_TEXTS.entries()) {
    const values = `'text_${at}', 'squawk', p.id, p.display_name, p.username, p.avatar_color, 'Owl number ${at}', 1`
    await site.write([
      `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at) SELECT ${values} FROM profiles p`,
      ...pieces(text).map(
        (piece) => `UPDATE posts SET content = content || ${quote(piece)} WHERE id = 'text_${at}'`,
      ),
    ])
  }
  await site.write(["UPDATE posts SET visibility = 'private' WHERE id = 'text_0'"])
  await addTranscripts(site)
  await fillEmptyTables(site, rules)
  await site.write(["UPDATE media SET state = 'attached', type = 'audio/mpeg'"])
  await site.writeObject(media.key, {
    content: Buffer.from('sound'),
    type: 'audio/mpeg',
    metadata: { mood: 'calm' },
  })
  return site
}
