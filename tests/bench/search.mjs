/**
 * Cost of a search among very many posts: the service's own code on a real D1, with each of its statements repeated on
 * the same SQLite file in this process, because a call to D1 takes longer than most queries.
 */
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { retryOnReset } from '../../scripts/retry-on-reset.ts'
import { serve } from '../../scripts/serve.mjs'
import { checkAtMost } from './goals.mjs'
import { findDatabaseFile } from './posts.mjs'
import { createName, createWord, WRITER } from './realistic-posts.mjs'
import { prepareSpokenState } from './realistic-state.mjs'

const PORT = 8790
const ROUNDS = 9
const root = fileURLToPath(new URL('../..', import.meta.url))
const load = async (path) => (await runnerImport(`${root}${path}`, { configFile: false, root })).module

/** Wraps a D1 and passes each statement with its rows read to `tell`. */
export function recordStatements(d1, onStatement) {
  const statement = (text, values = []) => {
    const run = async () => {
      const read = () =>
        d1
          .prepare(text)
          .bind(...values)
          .run()
      const answer = await retryOnReset(read)
      onStatement({ text, values, rows: answer.meta.rows_read, written: answer.meta.rows_written })
      return answer
    }
    return {
      bind: (...given) => statement(text, given),
      run,
      all: run,
      raw: async () => (await run()).results.map(Object.values),
    }
  }
  return { prepare: (text) => statement(text), batch: (all) => Promise.all(all.map((one) => one.run())) }
}

const getMedian = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]

/** Returns the median duration of a statement in ms. */
export function timeStatement(db, { text, values }) {
  const asked = db.prepare(text)
  const round = () => {
    const from = performance.now()
    asked.all(...values)
    return performance.now() - from
  }
  round()
  return getMedian(Array.from({ length: ROUNDS }, round))
}

/** A word that no post contains, made of the most frequent letters. */
const UNUSED_WORD = 'shationing'
const swapLetters = (text) => text[0] + text[2] + text[1] + text.slice(3)

/** Returns the queries with their viewers. */
function listQueries() {
  const writer = { id: WRITER, addresses: ['b0@example.org'] }
  const [common, second, rare] = [createWord(2), createWord(4), createWord(199_000)]
  return [
    { name: 'commonest word', typed: common },
    { name: 'commonest long word', typed: createWord(6) },
    { name: 'rare word', typed: rare },
    { name: 'one character', typed: 's' },
    { name: 'two common words', typed: `${common} ${second}` },
    { name: 'two rare words, never together', typed: `${rare} ${createWord(198_001)}` },
    { name: 'name of an author', typed: createName(77) },
    { name: 'own messages, common word', typed: common, as: writer },
    { name: 'own messages, rare word', typed: rare, as: writer },
    { name: 'own messages, one character', typed: 's', as: writer },
    { name: 'typing error in a rare word', typed: swapLetters(rare), near: true },
    { name: 'typing error in a common word', typed: swapLetters(createWord(24)), near: true },
    { name: 'no word, of common letters', typed: UNUSED_WORD, near: true },
    { name: 'no word at all', typed: 'qzxwvkjq', near: true },
    {
      name: 'eight words that no post contains',
      typed: Array.from({ length: 8 }, (_, n) => `${UNUSED_WORD}${n}x`).join(' '),
      near: true,
    },
  ]
}

async function measure(state, posts) {
  const { mf } = await serve({ state, port: PORT, vars: { ENVIRONMENT: 'test' } })
  const db = new DatabaseSync(findDatabaseFile(state), { readOnly: true })
  try {
    const d1 = await mf.getD1Database('DB')
    const [{ searchPosts }, { runQuickSearch }, { getDatabase }] = await Promise.all([
      load('worker/search/results.service.ts'),
      load('worker/search/search.service.ts'),
      load('worker/tools/db.ts'),
    ])
    let statements = []
    const tools = {
      db: getDatabase(recordStatements(d1, (one) => statements.push(one))),
      clock: { now: () => Date.now() },
    }
    const table = {}
    for (const { name, typed, as = null, near } of listQueries()) {
      statements = []
      const way = near ? searchPosts(tools, as, { typed }) : runQuickSearch(tools, as, typed)
      const { items, fuzzy: found, sections } = await way
      const each = statements.map((one) => timeStatement(db, one))
      table[name] = {
        typed: typed.slice(0, 24),
        ms: Number(each.reduce((sum, one) => sum + one, 0).toFixed(2)),
        'dearest ms': Number(Math.max(...each).toFixed(2)),
        statements: statements.length,
        'rows read': statements.reduce((sum, { rows }) => sum + rows, 0),
        'most rows': Math.max(...statements.map(({ rows }) => rows)),
        found: near
          ? `${found?.items.length ?? 0} near ${found?.correction ?? ''} ${sections.length}`
          : items.length,
      }
    }
    const size = `${posts.toLocaleString('en')} posts`
    console.log(`\nSearch at ${size}`)
    console.table(table)
    const [near, quick] = [true, false].map((isNear) =>
      Object.values(table).filter(({ found }) => (typeof found === 'string') === isNear),
    )
    const most = (all, figure) => Math.max(...all.map((one) => one[figure]))
    return [
      checkAtMost(`search at ${size}: dearest statement`, most(quick, 'dearest ms'), 2, { unit: 'ms' }),
      checkAtMost(`search at ${size}: rows of a statement`, most(quick, 'most rows'), 20),
      checkAtMost(`typing errors at ${size}: rows of a statement`, most(near, 'most rows'), 60),
      checkAtMost(`typing errors at ${size}: rows of all statements`, most(near, 'rows read'), 300),
    ]
  } finally {
    db.close()
    await mf.dispose()
  }
}

/** Measures the statements of a search among `posts` posts; `stateFolder` keeps their database. */
export async function measureSearch({ posts, stateFolder }) {
  const { folder } = await prepareSpokenState(posts, stateFolder)
  return measure(folder, posts)
}
