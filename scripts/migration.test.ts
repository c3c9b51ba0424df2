/** The files in which the database is read, and how they become migrations. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type DatabaseObject,
  diffObjects,
  formatSchema,
  formatSchemaNames,
  listSchema,
  parseObjects,
  readObjects,
  withMigratedDatabase,
} from './migration.ts'

const SCHEMA = new URL('../worker/database/schema.sql', import.meta.url)
const SCHEMA_NAMES = new URL('../worker/database/schema-names.json', import.meta.url)
const REMEDY = 'run npm run migration -- NAME'

const FEED = 'CREATE TRIGGER feed AFTER INSERT ON posts BEGIN\n  SELECT 1;\nEND'
const present = (type: string, name: string, sql: string): DatabaseObject => ({
  type,
  name,
  table: 'posts',
  sql,
})

test('equals a migrated database', async () => {
  const schema = await withMigratedDatabase((db) => listSchema(db))
  expect(formatSchema(schema), REMEDY).toBe(readFileSync(SCHEMA, 'utf8'))
  expect(formatSchemaNames(schema), REMEDY).toBe(readFileSync(SCHEMA_NAMES, 'utf8'))
  const objects = readObjects()
  expect(diffObjects(objects, schema), REMEDY).toEqual([])
  expect(objects.filter(({ type }) => type === 'trigger').length).toBeGreaterThan(40)
})

test('parses each statement of a file', () => {
  const text = `-- Feeds.\nCREATE VIEW newest AS\n  SELECT 1;\n\n${FEED};\nCREATE VIRTUAL TABLE words USING fts5(text);\nINSERT INTO words(words) VALUES ('x');\n`
  expect(parseObjects(text)).toEqual([
    { type: 'view', name: 'newest', statements: ['CREATE VIEW newest AS\n  SELECT 1'] },
    { type: 'trigger', name: 'feed', statements: [FEED] },
    {
      type: 'table',
      name: 'words',
      statements: ['CREATE VIRTUAL TABLE words USING fts5(text)', "INSERT INTO words(words) VALUES ('x')"],
    },
  ])
})

test('creates, replaces and drops triggers, and leaves tables to drizzle', () => {
  const wanted = parseObjects(`${FEED};\n`)
  const tables = [present('table', 'posts', 'CREATE TABLE posts (id)')]
  expect(diffObjects(wanted, tables)).toEqual([FEED])
  expect(diffObjects(wanted, [...tables, present('trigger', 'feed', FEED)])).toEqual([])
  const older = present('trigger', 'feed', FEED.replace('1', '2'))
  expect(diffObjects(wanted, [...tables, older])).toEqual(['DROP TRIGGER feed', FEED])
  expect(diffObjects([], [...tables, older])).toEqual(['DROP TRIGGER feed'])
})

test('refuses a changed search table', () => {
  const wanted = parseObjects('CREATE VIRTUAL TABLE words USING fts5(text, title);\n')
  const before = present('table', 'words', 'CREATE VIRTUAL TABLE words USING fts5(text)')
  expect(() => diffObjects(wanted, [before])).toThrow('Write the migration of the search table words by hand')
})

test('keeps the newest snapshot of the tables alone', () => {
  const names = readdirSync(new URL('../migrations/meta', import.meta.url))
  const snapshots = names.filter((name) => name.endsWith('_snapshot.json'))
  const newest = readdirSync(new URL('../migrations', import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
  expect(snapshots).toEqual([`${newest?.slice(0, 4)}_snapshot.json`])
})
