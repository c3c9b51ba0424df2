/**
 * The cost of a recording's words in the database: rows and bytes that they add to a post, and a search for what is
 * said among very many posts, by the service's own code on a real D1.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { serve } from '../../scripts/serve.mjs'
import { checkAtMost } from './goals.mjs'
import { findDatabaseFile } from './posts.mjs'
import { createWord, drawWordNumber } from './realistic-posts.mjs'
import { fillSpokenState } from './realistic-state.mjs'
import { recordStatements, timeStatement } from './search.mjs'
import { createSeededRandom } from './seeded.mjs'
import { prepareState } from './seeded-state.mjs'

const PORT = 8791
/** Half a minute of speech, as long as the posts say they are. */
const WORDS = 75
const WORD_MS = 400
const root = fileURLToPath(new URL('../..', import.meta.url))
const load = async (path) => (await runnerImport(`${root}${path}`, { configFile: false, root })).module

/** A word that nobody says, made of the most frequent letters. */
const UNUSED_WORD = 'shationing'
const swapLetters = (text) => text[0] + text[1] + text[2] + text[4] + text[3] + text.slice(5)

/** Returns the lines of the goals for `posts` posts; `stateFolder` keeps their database. */
export async function measureSpokenPosts({ posts, stateFolder }) {
  const { folder, bytes } = await prepareTranscripts(posts, stateFolder)
  const { mf } = await serve({ state: folder, port: PORT, vars: { ENVIRONMENT: 'test' } })
  try {
    const d1 = await mf.getD1Database('DB')
    const searched = await measureSpokenSearch(d1, folder, posts)
    const written = await countWrittenRows(d1)
    return [
      ...searched,
      checkAtMost('words of a post: rows written', written, 20),
      checkAtMost(`words of a post (${WORDS}): bytes`, bytes, 2500, { unit: 'B' }),
    ]
  } finally {
    await mf.dispose()
  }
}

/**
 * A state in which something is said in every post, and the bytes of it a post. Titles are not indexed: no statement that is
 * measured reads them.
 */
async function prepareTranscripts(posts, stateFolder) {
  return prepareState(join(stateFolder, `${posts}-transcripts`), async (folder) => {
    await fillSpokenState(folder, posts, stateFolder, { titleSearch: false })
    console.log(`Writing the words of ${posts.toLocaleString('en')} posts …`)
    const { added, count } = fillTranscripts(folder, posts)
    return { bytes: Math.round(added / count) }
  })
}

/** Writes words for every post with a recording; returns how many, and the bytes by which the database grew. */
function fillTranscripts(folder, seed) {
  const file = findDatabaseFile(folder)
  const db = new DatabaseSync(file)
  const random = createSeededRandom(seed)
  const phrases = JSON.stringify(Array.from({ length: 7 }, (_, n) => [n * 11, n * 11 * WORD_MS]))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  const countBytes = () => {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const { free } = db.prepare('SELECT freelist_count * 4096 AS free FROM pragma_freelist_count').get()
    return statSync(file).size - free
  }
  const before = countBytes()
  const all = db.prepare("SELECT seq, id FROM posts WHERE id LIKE 'post_b%' ORDER BY seq").all()
  const insert =
    db.prepare(`INSERT INTO transcripts(seq, post_id, media_id, state, language, seconds, engine, text, phrases,
      words_key, attempts, due_at, created_at)
    VALUES (?, ?, ?, 'ready', 'en', 30, 'whisper-large-v3-turbo', ?, ?, ?, 1, 0, 0)`)
  const show = db.prepare("UPDATE posts SET transcript = ?, transcript_state = 'ready' WHERE seq = ?")
  db.exec('BEGIN')
  for (const [n, { seq, id }] of all.entries()) {
    const text = Array.from({ length: WORDS }, () => createWord(drawWordNumber(random))).join(' ')
    insert.run(
      seq,
      id,
      `med_${seq}`,
      text,
      phrases,
      `transcripts/usr_b0/1800000000000-${String(seq).padStart(16, '0')}.json`,
    )
    show.run(text.slice(0, 139), seq)
    if (n % 20_000 === 19_999) db.exec('COMMIT; BEGIN')
  }
  db.exec('COMMIT')
  const added = countBytes() - before
  db.close()
  return { added, count: all.length }
}

/**
 * Times the statements of a search that look for what is said, and counts the rows that each reads. The first one finds exact
 * words; others follow after no hit.
 */
async function measureSpokenSearch(d1, folder, posts) {
  const db = new DatabaseSync(findDatabaseFile(folder), { readOnly: true })
  try {
    const [{ searchPosts }, { getDatabase }] = await Promise.all([
      load('worker/search/results.service.ts'),
      load('worker/tools/db.ts'),
    ])
    let statements = []
    const tools = {
      db: getDatabase(recordStatements(d1, (one) => statements.push(one))),
      clock: { now: () => Date.now() },
    }
    const rare = createWord(199_000)
    const queries = {
      'commonest word': createWord(2),
      'rare word': rare,
      'two common words': `${createWord(2)} ${createWord(4)}`,
      'two rare words, never together': `${rare} ${createWord(198_001)}`,
      'typing error in a rare word': swapLetters(rare),
      'typing error in a common word': swapLetters(createWord(1204)),
      'no word': UNUSED_WORD,
    }
    const table = {}
    for (const [name, typed] of Object.entries(queries)) {
      statements = []
      const { sections, fuzzy } = await searchPosts(tools, null, { typed })
      const spoken = statements.filter(({ text }) => text.includes('transcripts_fts'))
      const found = [...sections.flatMap(({ items }) => items), ...(fuzzy?.items ?? [])]
      table[name] = {
        typed,
        'dearest ms': Number(Math.max(...spoken.map((one) => timeStatement(db, one))).toFixed(2)),
        'exact: rows': spoken[0].rows,
        'most rows': Math.max(...spoken.map(({ rows }) => rows)),
        statements: spoken.length,
        found: found.filter(({ spoken: match }) => match).length,
      }
    }
    const size = `${posts.toLocaleString('en')} posts`
    console.log(`\nSearch for what is said in ${size}`)
    console.table(table)
    const most = (figure) => Math.max(...Object.values(table).map((row) => row[figure]))
    return [
      checkAtMost(`search inside ${size}: dearest statement`, most('dearest ms'), 2, { unit: 'ms' }),
      checkAtMost(`search inside ${size}: rows read`, most('exact: rows'), 20),
    ]
  } finally {
    db.close()
  }
}

/** Counts the rows that are written from a queued recording to its words in search. */
async function countWrittenRows(d1) {
  const [{ getDatabase }, repo, { recordEvents }, { selectPostEventTargets }] = await Promise.all([
    load('worker/tools/db.ts'),
    load('worker/transcripts/transcripts.repo.ts'),
    load('worker/events/events.repo.ts'),
    load('worker/posts/event-targets.repo.ts'),
  ])
  let written = 0
  const db = getDatabase(
    recordStatements(d1, (one) => {
      written += one.written
    }),
  )
  const now = Date.now()
  const { results } = await d1.prepare("SELECT id FROM posts WHERE id LIKE 'post_o%' LIMIT 1").all()
  const postId = results[0].id
  const queued = {
    postId,
    mediaId: 'med_bench',
    state: 'waiting',
    language: 'en',
    seconds: 30,
    requested: false,
  }
  await db.batch(repo.insertTranscript(db, { ...queued, createdAt: now, content: null }))
  const row = await repo.claimTranscript(db, now, now + 1000, postId)
  const text = Array.from({ length: WORDS }, (_, n) => createWord(n * 37)).join(' ')
  const content = { language: 'en', engine: 'bench', confidence: 1, text, phrases: [[0, 0]] }
  const wordsKey = 'transcripts/usr_b0/1800000000000-bench.json'
  await repo.reserveWordsKey(db, wordsKey, now)
  const events = recordEvents(db, selectPostEventTargets('post.changed', [postId]), now)
  await repo.completeTranscript(db, row, { ...content, wordsKey, excerpt: text.slice(0, 139) }, events)
  return written
}
