/** Spoken words are found with their phrase and second, by those who may hear them. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import type { SearchHits, SearchResults } from '../../domain/search/search.schema'
import { posts } from '../../worker/database/tables/posts.table'
import { transcribePost } from '../../worker/transcripts/transcribe.service'
import { followEachOther } from '../support/messages'
import { createEngine, publishSpoken, publishWords, toSpeech, WORD_MS } from '../support/speech'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db, ids } = getTools()

/** A new IP address for each query: other tests cover the rate limit. */
const read = async <T>(path: string, q: string, as: Person | null, more = {}) => {
  const query = new URLSearchParams({ q, ...more })
  const answer = await call(`GET ${path}?${query}`, { as, headers: { 'cf-connecting-ip': ids.random(8) } })
  expect(answer.status, q).toBe(200)
  return answer.json<T>()
}
const quickSearch = async (q: string, as: Person | null = null) =>
  (await read<SearchHits>('/api/search', q, as)).items
const searchResults = (q: string, as: Person | null = null, more = {}) =>
  read<SearchResults>('/api/search/results', q, as, more)
const listResults = async (q: string, as: Person | null = null) => {
  const { sections, fuzzy } = await searchResults(q, as)
  return [...sections.flatMap(({ items }) => items), ...(fuzzy?.items ?? [])]
}
const toIds = (found: readonly { post: Post }[]) => found.map(({ post }) => post.id)

/** A word that no other test says: letters only, as the index divides words at digits and signs. */
const createWord = () =>
  `zq${[...ids.random(10)].map((char) => String.fromCharCode(97 + (char.charCodeAt(0) % 26))).join('')}`

test('finds spoken words exactly, with the phrase and when it starts', async () => {
  const wren = await createPerson('Wren')
  const word = createWord()
  const post = await publishWords(wren, `We began by the river. Then ${word} came along. It rained.`)
  const spoken = { excerpt: `Then ${word} came along.`, startMs: 5 * WORD_MS }
  expect(await quickSearch(word.toUpperCase())).toMatchObject([{ id: post.id, spoken }])
  expect(await listResults(`${word} river`)).toMatchObject([{ post: { id: post.id } }])
  expect(await listResults(`${word} nowhere`)).toEqual([])
  const [result] = await listResults(word)
  expect(result).toMatchObject({ post: { id: post.id }, excerpt: '', spoken })
  const byKind = await searchResults(word, null, { kind: 'squawk' })
  expect(byKind.sections[0]?.items).toMatchObject([{ spoken }])
})

test('says nothing about spoken words for a post that only its text matches', async () => {
  const wren = await createPerson('Wren')
  const word = createWord()
  await publishWords(wren, 'Something else entirely', { title: `About ${word}` })
  expect(await quickSearch(word)).toMatchObject([{ spoken: null }])
})

test('finds misspelled and unfinished spoken words, and says what it took them for', async () => {
  const wren = await createPerson('Wren')
  const word = createWord()
  const post = await publishWords(wren, `A ${word} in the fog`)
  // The test swaps no letters: they may be the same.
  const typo = `${word.slice(0, 5)}${word[5] === 'x' ? 'z' : 'x'}${word.slice(6)}`
  for (const typed of [typo, word.slice(0, 7)]) {
    const { sections, fuzzy } = await searchResults(typed)
    expect(sections).toEqual([])
    expect(fuzzy?.items.map((item) => item.post.id)).toEqual([post.id])
    expect(fuzzy?.items[0]?.spoken?.startMs).toBe(0)
  }
  expect((await searchResults(typo)).fuzzy?.correction).toBe(word)
})

test('reads page after page of posts that say a word', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const word = createWord()
  const all: string[] = []
  for (let n = 0; n < 23; n++) all.unshift((await publishWords(wren, `Number ${n} says ${word}`)).id)
  const overview = await searchResults(word)
  expect(overview.sections[0]?.items).toHaveLength(4)
  const found = toIds(overview.sections[0]?.items ?? [])
  for (let cursor = overview.sections[0]?.cursor ?? null; cursor !== null; ) {
    const page: SearchResults = await searchResults(word, null, { kind: 'squawk', cursor })
    found.push(...toIds(page.sections[0]?.items ?? []))
    cursor = page.sections[0]?.cursor ?? null
  }
  expect(found).toEqual(all)
})

test('finds words of languages without spaces', async () => {
  const wren = await createPerson('Wren')
  const { deps } = createEngine(() =>
    toSpeech('x', {
      language: 'ja',
      words: [
        ['今日は天気がいい。', 0, 2000],
        ['散歩に行きましょう。', 2000, 4000],
      ],
    }),
  )
  const post = await publishSpoken(deps, wren)
  await transcribePost(deps, post.id)
  const found = (await listResults('散歩')).filter((one) => one.post.id === post.id)
  expect(found).toMatchObject([{ spoken: { excerpt: '散歩に行きましょう。', startMs: 2000 } }])
})

test('finds private words for their two people alone', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await followEachOther(wren, dele)
  const word = createWord()
  const given = { mode: 'mue' as const, tags: [], recipient: `@${dele.username}`, transcribe: true }
  const post = await publishWords(wren, `Only you hear ${word} today`, given)
  for (const as of [wren, dele]) {
    expect(toIds(await listResults(word, as))).toEqual([post.id])
    expect(await quickSearch(word, as)).toMatchObject([{ id: post.id, spoken: { startMs: 0 } }])
  }
  for (const as of [eve, null])
    for (const typed of [word, word.slice(0, 8)]) {
      expect(await listResults(typed, as)).toEqual([])
      expect(await quickSearch(typed, as)).toEqual([])
    }
  const { results } = await env.DB.prepare('select term from transcripts_fts_vocab where term = ?')
    .bind(word)
    .all()
  expect(results).toEqual([])
})

test('finds the words of a priced post for its author alone, and shows none of them before payment', async () => {
  const [nia, dele] = [await createPerson('Nia', { pro: true }), await createPerson('Dele')]
  const [word, title] = [createWord(), createWord()]
  const detail = { songTitle: title, author: 'Nia', isOriginal: true }
  const song = { mode: 'nightingale' as const, tags: [], transcribe: true, priceCents: 299, title, detail }
  const post = await publishWords(nia, `${title} costs and ${word} too`, song)
  expect(toIds(await listResults(word, nia))).toEqual([post.id])
  for (const as of [dele, null]) expect(await listResults(word, as)).toEqual([])
  // Its title is found, without a word of what is behind the lock.
  expect(JSON.stringify(await searchResults(title, dele))).not.toContain(word)
  expect(JSON.stringify(await quickSearch(title, dele))).not.toContain(word)
})

test('moves words between the indexes with the post, and out of them', async () => {
  const [wren, eve] = [await createPerson('Wren'), await createPerson('Eve')]
  const word = createWord()
  const post = await publishWords(wren, `Here is ${word} for now`)
  const update = (columns: Partial<typeof posts.$inferInsert>) =>
    db.update(posts).set(columns).where(eq(posts.id, post.id))
  const findsIt = async (as: Person | null) => toIds(await listResults(word, as)).includes(post.id)
  const expectFound = async (expected: { author: boolean; others: boolean }) =>
    expect({ author: await findsIt(wren), others: await findsIt(eve) }).toEqual(expected)
  await expectFound({ author: true, others: true })
  await update({ visibility: 'private' })
  await expectFound({ author: true, others: false })
  await update({ visibility: 'public', priceCents: 99 })
  await expectFound({ author: true, others: false })
  await update({ priceCents: 0 })
  await expectFound({ author: true, others: true })
  await update({ hiddenAt: 1 })
  await expectFound({ author: false, others: false })
  await update({ hiddenAt: null })
  await expectFound({ author: true, others: true })
  await call(`PUT /api/posts/${post.id}/transcript`, { as: wren, json: { text: 'Something harmless' } })
  await expectFound({ author: false, others: false })
  const { results } = await env.DB.prepare('select term from transcripts_fts_vocab where term = ?')
    .bind(word)
    .all()
  expect(results).toEqual([])
})
