/** Universal search: public posts by their words, and the viewer's own messages (C16). */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { QUICK_SEARCH_PER_KIND } from '../../domain/limits'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { listFuzzyKeys } from '../../domain/search/fuzzy'
import type { MembersFound, SearchHit, SearchHits, SearchResults } from '../../domain/search/search.schema'
import { DAY_MS } from '../../domain/time/units'
import { foldStoredNames } from '../../worker/people/name-columns'
import { RESULTS_PER_KIND, RESULTS_PER_PAGE } from '../../worker/search/results.service'
import { follow } from '../support/members'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

/** A new IP address for each query: other tests cover the rate limit. */
const createIpHeader = () => ({ 'cf-connecting-ip': getTools().ids.random(8) })

async function quickSearch(q: string, as: Person | null = null): Promise<SearchHit[]> {
  const answer = await call(`GET /api/search?${new URLSearchParams({ q })}`, {
    as,
    headers: createIpHeader(),
  })
  expect(answer.status, JSON.stringify(q)).toBe(200)
  return (await answer.json<SearchHits>()).items
}
const toIds = (hits: readonly { id: string }[]) => hits.map(({ id }) => id)

async function searchResults(
  query: Record<string, string>,
  as: Person | null = null,
): Promise<SearchResults> {
  const answer = await call(`GET /api/search/results?${new URLSearchParams(query)}`, {
    as,
    headers: createIpHeader(),
  })
  expect(answer.status, JSON.stringify(query)).toBe(200)
  return answer.json<SearchResults>()
}
async function searchMembers(q: string, as: Person | null = null): Promise<string[]> {
  const answer = await call(`GET /api/search/people?${new URLSearchParams({ q })}`, {
    as,
    headers: createIpHeader(),
  })
  expect(answer.status, JSON.stringify(q)).toBe(200)
  return (await answer.json<MembersFound>()).items.map(({ username }) => username)
}
const publishMessage = (from: Person, given: Partial<NewPost>): Promise<Post> =>
  publishSquawk(from, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })

test('returns the newest three of each kind by prefixes in any order', async () => {
  const wren = await createPerson('Wren Quillfeather')
  const squawks: Post[] = []
  for (let n = 0; n < QUICK_SEARCH_PER_KIND + 2; n++)
    squawks.push(await publishSquawk(wren, { title: `Umbrellabird ${n} on the quay` }))
  const hits = await quickSearch('QUAY umbrel')
  expect(toIds(hits)).toEqual(toIds(squawks.toReversed().slice(0, QUICK_SEARCH_PER_KIND)))
  expect(hits[0]).toMatchObject({ kind: 'squawk', title: 'Umbrellabird 4 on the quay', peer: null })
  expect(await quickSearch('umbrellabird nowhere')).toEqual([])
  // The name of a kind is no indexed word.
  expect(await quickSearch('squawk umbrellabird')).toEqual([])
})

test('ranks a title match above newer replies that only have the tag', async () => {
  const wren = await createPerson('Wren Quillfeather')
  const titled = await publishSquawk(wren, { title: 'Kestrelwatch at dawn', tags: ['kestrelwatch'] })
  for (let n = 0; n < QUICK_SEARCH_PER_KIND + 1; n++)
    await publishSquawk(wren, { title: `Answer ${n}`, tags: ['kestrelwatch'] })
  const hits = await quickSearch('kestrelwatch')
  expect(hits).toHaveLength(QUICK_SEARCH_PER_KIND)
  expect(hits[0]).toMatchObject({ id: titled.id })
})

test('returns the first words of a post without a title', async () => {
  const wren = await createPerson('Wren Quillfeather')
  await publishSquawk(wren, { title: '', description: 'Plovercall over the mud', tags: ['mud'] })
  expect((await quickSearch('plovercall'))[0]).toMatchObject({
    title: 'Plovercall over the mud',
    excerpt: 'Plovercall over the mud',
  })
})

test('searches titles, descriptions, tags and authors', async () => {
  const dele = await createPerson('Dele Umberto')
  const post = await publishSquawk(dele, { title: 'x', description: 'by Lantern Row', tags: ['zanzibarred'] })
  for (const typed of ['lantern row', 'zanzibarre', `umberto x`])
    expect(toIds(await quickSearch(typed)), typed).toContain(post.id)
})

test('finds messages for their two members, with the conversation they are in', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await follow(dele, wren)
  const named = await publishMessage(wren, { title: 'Hornbillow at noon', recipient: `@${dele.username}` })
  const mailed = await publishMessage(wren, { title: 'Hornbillow at six', recipient: dele.email })
  const elsewhere = await publishMessage(eve, { title: 'Hornbillow and me', recipient: 'nobody@example.org' })
  const toPeers = (hits: SearchHit[]) => hits.map(({ id, peer }) => [id, peer])
  expect(toPeers(await quickSearch('hornbill', wren))).toEqual([
    [mailed.id, `email:${dele.email}`],
    [named.id, `user:${dele.id}`],
  ])
  expect(toPeers(await quickSearch('hornbill', dele))).toEqual([
    [mailed.id, `user:${wren.id}`],
    [named.id, `user:${wren.id}`],
  ])
  expect(toIds(await quickSearch('hornbill', eve))).toEqual([elsewhere.id])
  expect(await quickSearch('hornbill')).toEqual([])
  expect(await quickSearch('hornbill', await createPerson('Mallory'))).toEqual([])
})

test('finds no expired posts', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { title: 'Fadingale tonight' })
  expect(toIds(await quickSearch('fadingale'))).toEqual([post.id])
  setClockOffset(DAY_MS + 1000)
  expect(await quickSearch('fadingale')).toEqual([])
  expect(await quickSearch('fadingale', wren)).toEqual([])
})

test('finds no deleted posts', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { title: 'Goneagain soon' })
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await quickSearch('goneagain')).toEqual([])
})

test('returns sections by kind, and pages of one kind, each post once, newest first', async () => {
  const wren = await createPerson('Wren')
  const posts: Post[] = []
  for (let n = 0; n < RESULTS_PER_PAGE + 3; n++)
    posts.push(await publishSquawk(wren, { title: `Pagelark ${n}` }))
  const hum = await publishSquawk(wren, { title: 'Another', description: 'said of a pagelark in a tree' })
  const { sections } = await searchResults({ q: 'pagelark' })
  expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([['squawk', RESULTS_PER_KIND]])
  expect(sections[0]?.items[0]).toMatchObject({
    post: { id: hum.id },
    excerpt: 'said of a pagelark in a tree',
  })
  const read: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: SearchResults = await searchResults({
      q: 'pagelark',
      kind: 'squawk',
      ...(cursor ? { cursor } : {}),
    })
    read.push(...(page.sections[0]?.items ?? []).map(({ post }) => post.id))
    cursor = page.sections[0]?.cursor ?? null
  }
  expect(read).toEqual([hum, ...posts.toReversed()].map(({ id }) => id))
})

test('ranks an owlcast and a thread above matches inside them when their titles match', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const cast = await publishOwlcast(wren, { name: 'Firstlark hours' })
  const besides = await publishOwlcast(wren, { name: 'Firstlark besides' })
  const heard = await publishRecording(wren, cast, { title: 'Firstlark at dawn' })
  const root = await publishSquawk(wren, { title: 'Firstlark asks' })
  const reply = await publishSquawk(wren, { title: 'Firstlark answers', parents: [{ id: root.id }] })
  const newer = await publishSquawk(wren, { title: 'Another', description: 'of a firstlark' })
  const casts = toIds([cast, heard, besides])
  const voices = toIds([newer, root, reply])
  expect(new Set(toIds(await quickSearch('firstlark')))).toEqual(new Set([...casts, ...voices]))
  const sections = (await searchResults({ q: 'firstlark' })).sections
  expect(sections.map(({ items }) => items.map(({ post }) => post.id))).toEqual([voices, casts])
  const listOfKind = (kind: string, hits: SearchHit[]) => toIds(hits.filter((hit) => hit.kind === kind))
  expect(listOfKind('owlcast', await quickSearch('firstlark'))).toEqual(casts)
})

test('returns a reply with its visible parent', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren, { title: 'Rootling' })
  const reply = await publishSquawk(dele, { title: 'Branchling', parents: [{ id: root.id }] })
  expect((await quickSearch('branchling'))[0]).toMatchObject({
    id: reply.id,
    parent: { id: root.id, kind: 'squawk' },
  })
  expect((await searchResults({ q: 'branchling' })).sections[0]?.items[0]).toMatchObject({
    parent: { id: root.id },
  })
  expect((await quickSearch('rootling'))[0]?.parent).toBeNull()
})

test('finds own messages however many came later', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await follow(dele, wren)
  const first = await publishMessage(wren, { title: 'Firstwhistle of all', recipient: `@${dele.username}` })
  const many = env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, visibility, created_at)
     select 'post_' || lower(hex(randomblob(8))), 'mue', ?, 'n', 'n', 'teal', 'Laterwhistle', ?, 'private', ? from n`,
  )
  await many.bind(wren.id, dele.id, first.createdAt).run()
  for (const as of [wren, dele]) expect(toIds(await quickSearch('firstwh', as))).toEqual([first.id])
  expect(await quickSearch('laterwhistle', eve)).toEqual([])
  expect((await searchResults({ q: 'laterwhistle' }, eve)).sections).toEqual([])
})

test('returns only older messages on the next page', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const recipient = `@${dele.username}`
  const older = await publishMessage(wren, { title: 'Pagewhistle one', recipient })
  const newer = await publishMessage(wren, { title: 'Pagewhistle two', recipient })
  const seq = await env.DB.prepare('select seq from posts where id = ?').bind(newer.id).first<number>('seq')
  const page = await searchResults({ q: 'pagewhistle', kind: 'mue', cursor: `${seq}` }, wren)
  expect(page.sections[0]?.items.map(({ post }) => post.id)).toEqual([older.id])
})

test('finds no messages of others by any query', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await publishMessage(wren, { title: 'Keywren to nobody else', recipient: `@${dele.username}` })
  const key = [...new TextEncoder().encode(wren.id)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  for (const q of [
    `p${key}`,
    `p${key} keywren`,
    `people:p${key}`,
    `") OR people : ("p${key}"`,
    `keywren" OR "p${key}`,
  ])
    for (const as of [eve, null]) {
      expect(await quickSearch(q, as), q).toEqual([])
      expect(await searchResults({ q, kind: 'mue' }, as), q).toMatchObject({ sections: [] })
    }
  // Nor own ones: the key is no indexed word.
  expect(await quickSearch(`p${key}`, wren)).toEqual([])
})

test('finds a message to an address for its verified owner, and after a reply for that member only', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  await follow(mara, wren)
  const post = await publishMessage(wren, { title: 'Claimfinch', recipient: mara.email })
  expect(toIds(await quickSearch('claimfinch', mara))).toEqual([post.id])
  await publishMessage(mara, { title: 'Yes', parents: [{ id: post.id }] })
  expect(toIds(await quickSearch('claimfinch', mara))).toEqual([post.id])
  // The address has another owner now.
  await env.DB.prepare('update users set email = ? where id = ?').bind('elsewhere@example.org', mara.id).run()
  const next = await createPerson('Next')
  await env.DB.prepare('update users set email = ? where id = ?').bind(mara.email, next.id).run()
  expect(await quickSearch('claimfinch', next)).toEqual([])
  expect(toIds(await quickSearch('claimfinch', mara))).toEqual([post.id])
})

test('removes private posts from the public indexes and deleted ones from all', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { title: 'Turnstonery' })
  const countIndexRows = async (word: string) =>
    Promise.all(
      [
        `posts_fts where posts_fts match '${word}'`,
        `search_terms where word = '${word}'`,
        `posts_private_fts where posts_private_fts match '${word}'`,
      ].map(async (asked) => (await env.DB.prepare(`select 1 from ${asked}`).run()).results.length),
    )
  expect(await countIndexRows('turnstonery')).toEqual([1, 1, 0])
  await env.DB.prepare("update posts set visibility = 'private' where id = ?").bind(post.id).run()
  expect(await countIndexRows('turnstonery')).toEqual([0, 0, 1])
  await env.DB.prepare('update posts set title = ? where id = ?').bind('Turnstones', post.id).run()
  expect(await countIndexRows('turnstonery')).toEqual([0, 0, 0])
  expect(await countIndexRows('turnstones')).toEqual([0, 0, 1])
  await env.DB.prepare("update posts set visibility = 'public', hidden_at = 1 where id = ?")
    .bind(post.id)
    .run()
  expect(await countIndexRows('turnstones')).toEqual([0, 0, 0])
  await env.DB.prepare('update posts set hidden_at = null where id = ?').bind(post.id).run()
  expect(await countIndexRows('turnstones')).toEqual([1, 1, 0])
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await countIndexRows('turnstones')).toEqual([0, 0, 0])
  await env.DB.prepare("insert into posts_fts(posts_fts, rank) values ('integrity-check', 0)").run()
})

test('finds near matches for a misspelt query and suggests the spelling', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const post = await publishSquawk(wren, { title: 'The oystercatcher over the mudflats' })
  await publishMessage(wren, { title: 'Oystercatcher for you', recipient: `@${dele.username}` })
  for (const q of ['oistercatcher', 'oystrcatcher', 'oystercacther mudflat', 'mudfalts']) {
    const { fuzzy: searchNear, sections } = await searchResults({ q }, dele)
    expect(sections, q).toEqual([])
    expect(
      searchNear?.items.map((item) => item.post.id),
      q,
    ).toEqual([post.id])
  }
  expect((await searchResults({ q: 'Oistercatcher MUDFLAT' })).fuzzy?.correction).toBe(
    'oystercatcher mudflat',
  )
  expect((await searchResults({ q: 'oystercatcher' })).fuzzy).toBeNull()
  expect((await searchResults({ q: 'qwxzvkj' })).fuzzy).toBeNull()
})

test('searches descriptions and author names for near matches, and respects blocks', async () => {
  const [wren, dele, eve] = [
    await createPerson('Ptarmiganda Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const post = await publishSquawk(wren, {
    title: 'x',
    description: 'We heard a whimbrelling, far out.',
    tags: ['a'],
  })
  const searchNear = async (q: string, as: Person | null = null) => {
    const answer = (await searchResults({ q }, as)).fuzzy
    return answer && { ids: answer.items.map((item) => item.post.id), meant: answer.correction }
  }
  expect(await searchNear('wimbrelling')).toEqual({ ids: [post.id], meant: 'whimbrelling' })
  expect(await searchNear('ptramiganda')).toEqual({ ids: [post.id], meant: 'ptarmiganda' })
  expect(await searchNear('heard wimbrelling')).toEqual({ ids: [post.id], meant: 'heard whimbrelling' })
  expect(await searchNear('wimbrelling nowherenow')).toBeNull()
  await call(`PUT /api/people/${dele.username}/block`, { as: wren, json: {} })
  expect(await searchNear('wimbrelling', dele)).toBeNull()
  expect(await searchNear('wimbrelling', eve)).toEqual({ ids: [post.id], meant: 'whimbrelling' })
  const song = await publishSquawk(wren, { title: '夜の鳥の歌声が', description: '' })
  expect(await searchNear('鳥の歌')).toEqual({ ids: [song.id], meant: null })
})

/** Returns the stored words with this prefix: they must never reveal private text. */
async function listKnownWords(word: string): Promise<unknown[]> {
  const { results: rows } = await env.DB.prepare(
    `select w.word, w.uses, (select count(*) from search_term_keys k where k.term_id = w.id) as keys from search_terms w
     where w.word like ? || '%' order by w.word`,
  )
    .bind(word)
    .run<{ word: string; uses: number; keys: number }>()
  return rows.map(({ word: one, uses, keys }) => [one, uses, keys])
}

test('stores words of public posts only, as long as one contains them', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const fetchSuggestion = async (as: Person | null) => (await searchResults({ q: 'godwittrey' }, as)).fuzzy
  // Private and unlisted text is stored for no one, not even the two members.
  const secret = { title: 'Godwitterey', description: 'godwitterey' }
  await publishMessage(wren, { ...secret, recipient: `@${dele.username}` })
  await publishMessage(wren, { ...secret, recipient: 'godwitterey@example.org' })
  await publishOwlcast(await createPerson('Pia', { pro: true }), {
    name: 'Godwitterey',
    visibility: 'private',
  })
  const unlisted = await publishOwlcast(await createPerson('Pia', { pro: true }), {
    name: 'Godwitterey',
    visibility: 'unlisted',
  })
  expect(await listKnownWords('godwit')).toEqual([])
  for (const as of [wren, dele, eve, null]) expect(await fetchSuggestion(as)).toBeNull()
  // Public in two posts, twice in one of them: each post counts once.
  const [one, two] = [await publishSquawk(eve, secret), await publishSquawk(eve, { title: 'A godwitterey' })]
  expect(await listKnownWords('godwit')).toEqual([['godwitterey', 2, 7]])
  expect((await fetchSuggestion(null))?.correction).toBe('godwitterey')
  // Every way out of the public removes it.
  const updatePost = (id: string, what: string) =>
    env.DB.prepare(`update posts set ${what} where id = ?`).bind(id).run()
  await updatePost(one.id, "title = 'Godwits', content = ''")
  expect(await listKnownWords('godwit')).toEqual([
    ['godwits', 1, 8],
    ['godwitterey', 1, 7],
  ])
  await updatePost(one.id, "title = 'Godwitterey'")
  await updatePost(one.id, "visibility = 'private'")
  expect(await listKnownWords('godwit')).toEqual([['godwitterey', 1, 7]])
  await updatePost(two.id, 'hidden_at = 1')
  expect(await listKnownWords('godwit')).toEqual([])
  expect(await fetchSuggestion(null)).toBeNull()
  await updatePost(two.id, 'hidden_at = null')
  await updatePost(unlisted.id, "visibility = 'public'")
  expect(await listKnownWords('godwit')).toEqual([['godwitterey', 2, 7]])
  await call(`DELETE /api/posts/${two.id}`, { as: eve })
  await env.DB.prepare('delete from posts where id = ?').bind(unlisted.id).run()
  expect(await listKnownWords('godwit')).toEqual([])
  const { results: left } = await env.DB.prepare('select * from tokenized_terms').run()
  expect(left).toEqual([])
})

test('stores exactly the words of all public posts, with the same keys in SQL and TypeScript', async () => {
  await env.DB.prepare("create virtual table said_now using fts5vocab('posts_fts', 'col')").run()
  const unknown = await env.DB.prepare(
    `select distinct term from said_now where col <> 'kind' and length(term) between 3 and 64 and term glob '*[^0-9]*'
     and term not in (select word from search_terms)`,
  ).run()
  const unsaid = await env.DB.prepare(
    'select word from search_terms where word not in (select term from said_now)',
  ).run()
  expect([unknown.results, unsaid.results]).toEqual([[], []])
  const { results: rows } = await env.DB.prepare(
    `select w.word, json_group_array(k.key) as keys from (select * from search_terms where word glob '[a-z]*' limit 200) w
     join search_term_keys k on k.term_id = w.id group by w.id`,
  ).run<{ word: string; keys: string }>()
  for (const { word, keys } of rows)
    expect(JSON.parse(keys).toSorted(), word).toEqual(listFuzzyKeys(word).toSorted())
})

test('finds members by name prefix, but not those who blocked the viewer', async () => {
  const [quill, dele] = [await createPerson('Quillon Farthing'), await createPerson('Dele')]
  for (const q of ['quillon f', 'QUILLON', `@${quill.username.slice(0, -1)}`])
    expect(await searchMembers(q, dele), q).toContain(quill.username)
  expect(await searchMembers('farthing')).toContain(quill.username)
  expect(await searchMembers('q')).toEqual([])
  expect(await searchMembers(quill.email)).toEqual([])
  await call(`PUT /api/people/${dele.username}/block`, { as: quill, json: {} })
  expect(await searchMembers('quillon', dele)).not.toContain(quill.username)
  expect(await searchMembers('quillon')).toContain(quill.username)
})

const NAUGHTY = [
  '',
  ' ',
  'a',
  '"',
  '*',
  '"*"*',
  'NOT',
  'a AND',
  'NEAR(a b)',
  'title:x',
  'kind : "squawk"',
  '(',
  '{title}:',
  '^x',
  '-',
  "'; drop table posts",
  '🦉',
  '👩‍👩‍👧',
  'ا\u202eب',
  '\u0000x',
  '\ud800',
  'あ'.repeat(1000),
  'word '.repeat(200),
  '%',
  '\\',
  '%_%',
  'a'.repeat(10_000),
  'ab '.repeat(3000),
  '"'.repeat(500),
  'NEAR("a" "b", 5)',
  'people : "p61"',
  '{people kind} : (x)',
  'a* OR b* NOT c*',
  '日本語の鳥',
  '中文搜索',
  'مرحبا بالعالم',
  'שלום',
  '\u202eevil',
  'Z\u0351\u036b\u0343\u036aa\u0302l\u034fgo',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'İIıi ß ﬁ ǅ',
  '\ufeff\u200b',
  '🦉'.repeat(10_000),
  'x\u0000'.repeat(50),
  'oyster\u0000catcher',
  'ตัวอย่างนก',
  '鳥'.repeat(300),
  'q'.repeat(64),
  '\u200f\u202bשלום* OR a',
  'a\u0301'.repeat(40),
  '1e309',
  '-1',
  'null',
]
test.each(NAUGHTY)('answers %.40j', async (typed) => {
  for (const as of [null, await createPerson('Wren')]) {
    await quickSearch(typed, as)
    await searchResults({ q: typed }, as)
    await searchResults({ q: typed, kind: 'mue' }, as)
    await searchMembers(typed, as)
  }
})

test('adds and removes the words of any text', async () => {
  const wren = await createPerson('Wren')
  const listAllWords = async () =>
    (
      await env.DB.prepare(
        'select word, uses, (select count(*) from search_term_keys) as keys from search_terms',
      ).run()
    ).results
  const before = await listAllWords()
  const texts = [...NAUGHTY, NAUGHTY.join(' '), NAUGHTY.toReversed().join('')].map((text) =>
    text.slice(0, 5000),
  )
  const ids = texts.map(() => getTools().ids.make('post'))
  const insertPost = env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, content, created_at)
     values (?, 'hum', ?, 'n', 'n', 'teal', ?, ?, 1)`,
  )
  await env.DB.batch(
    texts.map((text, at) => insertPost.bind(ids[at], wren.id, text, texts.at(-at - 1) ?? '')),
  )
  expect((await listAllWords()).length).toBeGreaterThan(before.length)
  const change = env.DB.prepare('update posts set title = content, content = title where id = ?')
  await env.DB.batch(ids.map((id) => change.bind(id)))
  const remove = env.DB.prepare('delete from posts where id = ?')
  await env.DB.batch(ids.map((id) => remove.bind(id)))
  expect(await listAllWords()).toEqual(before)
})

test('accepts a repeated query parameter and none', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { title: 'Twofoldlark by the lock' })
  const twice = await call('GET /api/search?q=twofoldlark&q=lock')
  expect(toIds((await twice.json<SearchHits>()).items)).toEqual([post.id])
  expect((await call('GET /api/search')).status).toBe(200)
})

test('finds members by any word of their name, typed without accents and in either case of i', async () => {
  const [iris, ines] = [await createPerson('İris Işıltı Göl'), await createPerson('Inês da Conceição')]
  for (const q of ['iris', 'IRIS', 'ışıl', 'isilti', 'gol', 'Göl', 'iris isil'])
    expect(await searchMembers(q), q).toContain(iris.username)
  for (const q of ['ines', 'inês', 'conceicao', 'da conc', 'CONCEIÇÃO'])
    expect(await searchMembers(q), q).toContain(ines.username)
  expect(await searchMembers('silti')).not.toContain(iris.username)
})

test('folds names that were stored without it when the schedule runs', async () => {
  const zoe = await createPerson('Zoë Owl')
  await env.DB.prepare('update profiles set folded_names = null where id = ?').bind(zoe.id).run()
  expect(await searchMembers('zoe owl')).not.toContain(zoe.username)
  await foldStoredNames(getTools())
  expect(await searchMembers('zoe owl')).toContain(zoe.username)
})
