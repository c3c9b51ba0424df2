/** Universal search: public posts by their words, and the viewer's own messages (C16). */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/expiry'
import { QUICK_SEARCH_PER_KIND, RESULTS_PER_KIND, RESULTS_PER_PAGE } from '../../domain/limits'
import { keysOf } from '../../domain/near'
import type { NewPost, Post } from '../../domain/posts.schema'
import type { Hit, Hits, MembersFound, Results } from '../../domain/search.schema'
import { follow } from '../support/members'
import { owlcast, recording } from '../support/owlcasts'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

/** A new IP address for each query: other tests cover the rate limit. */
const fromAnywhere = () => ({ 'cf-connecting-ip': tools().ids.random(8) })

async function found(q: string, as: Person | null = null): Promise<Hit[]> {
  const answer = await call(`GET /api/search?${new URLSearchParams({ q })}`, { as, headers: fromAnywhere() })
  expect(answer.status, JSON.stringify(q)).toBe(200)
  return (await answer.json<Hits>()).items
}
const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id)

async function results(query: Record<string, string>, as: Person | null = null): Promise<Results> {
  const answer = await call(`GET /api/search/results?${new URLSearchParams(query)}`, {
    as,
    headers: fromAnywhere(),
  })
  expect(answer.status, JSON.stringify(query)).toBe(200)
  return answer.json<Results>()
}
async function members(q: string, as: Person | null = null): Promise<string[]> {
  const answer = await call(`GET /api/search/people?${new URLSearchParams({ q })}`, {
    as,
    headers: fromAnywhere(),
  })
  expect(answer.status, JSON.stringify(q)).toBe(200)
  return (await answer.json<MembersFound>()).items.map(({ username }) => username)
}
const message = (from: Person, given: Partial<NewPost>): Promise<Post> =>
  squawk(from, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })

test('returns the newest three of each kind by prefixes in any order', async () => {
  const wren = await person('Wren Quillfeather')
  const squawks: Post[] = []
  for (let n = 0; n < QUICK_SEARCH_PER_KIND + 2; n++)
    squawks.push(await squawk(wren, { title: `Umbrellabird ${n} on the quay` }))
  const hits = await found('QUAY umbrel')
  expect(idsOf(hits)).toEqual(idsOf(squawks.toReversed().slice(0, QUICK_SEARCH_PER_KIND)))
  expect(hits[0]).toMatchObject({ kind: 'squawk', title: 'Umbrellabird 4 on the quay', peer: null })
  expect(await found('umbrellabird nowhere')).toEqual([])
  // The name of a kind is no indexed word.
  expect(await found('squawk umbrellabird')).toEqual([])
})

test('ranks a title match above newer replies that only have the tag', async () => {
  const wren = await person('Wren Quillfeather')
  const titled = await squawk(wren, { title: 'Kestrelwatch at dawn', tags: ['kestrelwatch'] })
  for (let n = 0; n < QUICK_SEARCH_PER_KIND + 1; n++)
    await squawk(wren, { title: `Answer ${n}`, tags: ['kestrelwatch'] })
  const hits = await found('kestrelwatch')
  expect(hits).toHaveLength(QUICK_SEARCH_PER_KIND)
  expect(hits[0]).toMatchObject({ id: titled.id })
})

test('returns the first words of a post without a title', async () => {
  const wren = await person('Wren Quillfeather')
  await squawk(wren, { title: '', description: 'Plovercall over the mud', tags: ['mud'] })
  expect((await found('plovercall'))[0]).toMatchObject({ title: '', said: 'Plovercall over the mud' })
})

test('searches titles, descriptions, tags and authors', async () => {
  const dele = await person('Dele Umberto')
  const post = await squawk(dele, { title: 'x', description: 'by Lantern Row', tags: ['zanzibarred'] })
  for (const typed of ['lantern row', 'zanzibarre', `umberto x`])
    expect(idsOf(await found(typed)), typed).toContain(post.id)
})

test('finds messages for their two members, with the conversation they are in', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await follow(dele, wren)
  const named = await message(wren, { title: 'Hornbillow at noon', recipient: `@${dele.username}` })
  const mailed = await message(wren, { title: 'Hornbillow at six', recipient: dele.email })
  const elsewhere = await message(eve, { title: 'Hornbillow and me', recipient: 'nobody@example.org' })
  const peers = (hits: Hit[]) => hits.map(({ id, peer }) => [id, peer])
  expect(peers(await found('hornbill', wren))).toEqual([
    [mailed.id, `mail:${dele.email}`],
    [named.id, `user:${dele.id}`],
  ])
  expect(peers(await found('hornbill', dele))).toEqual([
    [mailed.id, `user:${wren.id}`],
    [named.id, `user:${wren.id}`],
  ])
  expect(idsOf(await found('hornbill', eve))).toEqual([elsewhere.id])
  expect(await found('hornbill')).toEqual([])
  expect(await found('hornbill', await person('Mallory'))).toEqual([])
})

test('finds no expired posts', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Fadingale tonight' })
  expect(idsOf(await found('fadingale'))).toEqual([post.id])
  travel(DAY_MS + 1000)
  expect(await found('fadingale')).toEqual([])
  expect(await found('fadingale', wren)).toEqual([])
})

test('finds no deleted posts', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Goneagain soon' })
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await found('goneagain')).toEqual([])
})

test('returns sections by kind, and pages of one kind, each post once, newest first', async () => {
  const wren = await person('Wren')
  const posts: Post[] = []
  for (let n = 0; n < RESULTS_PER_PAGE + 3; n++) posts.push(await squawk(wren, { title: `Pagelark ${n}` }))
  const hum = await squawk(wren, { title: 'Another', description: 'said of a pagelark in a tree' })
  const { sections } = await results({ q: 'pagelark' })
  expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([['squawk', RESULTS_PER_KIND]])
  expect(sections[0]?.items[0]).toMatchObject({ post: { id: hum.id }, said: 'said of a pagelark in a tree' })
  const read: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Results = await results({ q: 'pagelark', kind: 'squawk', ...(cursor ? { cursor } : {}) })
    read.push(...(page.sections[0]?.items ?? []).map(({ post }) => post.id))
    cursor = page.sections[0]?.cursor ?? null
  }
  expect(read).toEqual([hum, ...posts.toReversed()].map(({ id }) => id))
})

test('ranks an owlcast and a thread above matches inside them when their titles match', async () => {
  const wren = await person('Wren', { pro: true })
  const cast = await owlcast(wren, { name: 'Firstlark hours' })
  const besides = await owlcast(wren, { name: 'Firstlark besides' })
  const heard = await recording(wren, cast, { title: 'Firstlark at dawn' })
  const root = await squawk(wren, { title: 'Firstlark asks' })
  const reply = await squawk(wren, { title: 'Firstlark answers', parents: [{ id: root.id }] })
  const newer = await squawk(wren, { title: 'Another', description: 'of a firstlark' })
  const casts = idsOf([cast, heard, besides])
  const voices = idsOf([newer, root, reply])
  expect(new Set(idsOf(await found('firstlark')))).toEqual(new Set([...casts, ...voices]))
  const sections = (await results({ q: 'firstlark' })).sections
  expect(sections.map(({ items }) => items.map(({ post }) => post.id))).toEqual([voices, casts])
  const among = (kind: string, hits: Hit[]) => idsOf(hits.filter((hit) => hit.kind === kind))
  expect(among('owlcast', await found('firstlark'))).toEqual(casts)
})

test('returns a reply with its visible parent', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren, { title: 'Rootling' })
  const reply = await squawk(dele, { title: 'Branchling', parents: [{ id: root.id }] })
  expect((await found('branchling'))[0]).toMatchObject({
    id: reply.id,
    answers: { id: root.id, kind: 'squawk' },
  })
  expect((await results({ q: 'branchling' })).sections[0]?.items[0]).toMatchObject({
    answers: { id: root.id },
  })
  expect((await found('rootling'))[0]?.answers).toBeNull()
})

test('finds own messages however many came later', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await follow(dele, wren)
  const first = await message(wren, { title: 'Firstwhistle of all', recipient: `@${dele.username}` })
  const many = env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, visibility, created_at)
     select 'post_' || lower(hex(randomblob(8))), 'mue', ?, 'n', 'n', 'teal', 'Laterwhistle', ?, 'private', ? from n`,
  )
  await many.bind(wren.id, dele.id, first.createdAt).run()
  for (const as of [wren, dele]) expect(idsOf(await found('firstwh', as))).toEqual([first.id])
  expect(await found('laterwhistle', eve)).toEqual([])
  expect((await results({ q: 'laterwhistle' }, eve)).sections).toEqual([])
})

test('finds no messages of others by any query', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await message(wren, { title: 'Keywren to nobody else', recipient: `@${dele.username}` })
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
      expect(await found(q, as), q).toEqual([])
      expect(await results({ q, kind: 'mue' }, as), q).toMatchObject({ sections: [] })
    }
  // Nor own ones: the key is no indexed word.
  expect(await found(`p${key}`, wren)).toEqual([])
})

test('finds a message to an address for its verified owner, and after a reply for that member only', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  await follow(mara, wren)
  const post = await message(wren, { title: 'Claimfinch', recipient: mara.email })
  expect(idsOf(await found('claimfinch', mara))).toEqual([post.id])
  await message(mara, { title: 'Yes', parents: [{ id: post.id }] })
  expect(idsOf(await found('claimfinch', mara))).toEqual([post.id])
  // The address has another owner now.
  await env.DB.prepare('update user set email = ? where id = ?').bind('elsewhere@example.org', mara.id).run()
  const next = await person('Next')
  await env.DB.prepare('update user set email = ? where id = ?').bind(mara.email, next.id).run()
  expect(await found('claimfinch', next)).toEqual([])
  expect(idsOf(await found('claimfinch', mara))).toEqual([post.id])
})

test('removes private posts from the public indexes and deleted ones from all', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Turnstonery' })
  const inside = async (word: string) =>
    Promise.all(
      [
        `posts_fts where posts_fts match '${word}'`,
        `words where word = '${word}'`,
        `posts_personal where posts_personal match '${word}'`,
      ].map(async (asked) => (await env.DB.prepare(`select 1 from ${asked}`).run()).results.length),
    )
  expect(await inside('turnstonery')).toEqual([1, 1, 0])
  await env.DB.prepare("update posts set visibility = 'private' where id = ?").bind(post.id).run()
  expect(await inside('turnstonery')).toEqual([0, 0, 1])
  await env.DB.prepare('update posts set title = ? where id = ?').bind('Turnstones', post.id).run()
  expect(await inside('turnstonery')).toEqual([0, 0, 0])
  expect(await inside('turnstones')).toEqual([0, 0, 1])
  await env.DB.prepare("update posts set visibility = 'public', hidden_at = 1 where id = ?")
    .bind(post.id)
    .run()
  expect(await inside('turnstones')).toEqual([0, 0, 0])
  await env.DB.prepare('update posts set hidden_at = null where id = ?').bind(post.id).run()
  expect(await inside('turnstones')).toEqual([1, 1, 0])
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  expect(await inside('turnstones')).toEqual([0, 0, 0])
  await env.DB.prepare("insert into posts_fts(posts_fts, rank) values ('integrity-check', 0)").run()
})

test('finds near matches for a misspelt query and suggests the spelling', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const post = await squawk(wren, { title: 'The oystercatcher over the mudflats' })
  await message(wren, { title: 'Oystercatcher for you', recipient: `@${dele.username}` })
  for (const q of ['oistercatcher', 'oystrcatcher', 'oystercacther mudflat', 'mudfalts']) {
    const { near, sections } = await results({ q }, dele)
    expect(sections, q).toEqual([])
    expect(
      near?.items.map((item) => item.post.id),
      q,
    ).toEqual([post.id])
  }
  expect((await results({ q: 'Oistercatcher MUDFLAT' })).near?.meant).toBe('oystercatcher mudflat')
  expect((await results({ q: 'oystercatcher' })).near).toBeNull()
  expect((await results({ q: 'qwxzvkj' })).near).toBeNull()
})

test('searches descriptions and author names for near matches, and respects blocks', async () => {
  const [wren, dele, eve] = [await person('Ptarmiganda Wren'), await person('Dele'), await person('Eve')]
  const post = await squawk(wren, {
    title: 'x',
    description: 'We heard a whimbrelling, far out.',
    tags: ['a'],
  })
  const near = async (q: string, as: Person | null = null) => {
    const answer = (await results({ q }, as)).near
    return answer && { ids: answer.items.map((item) => item.post.id), meant: answer.meant }
  }
  expect(await near('wimbrelling')).toEqual({ ids: [post.id], meant: 'whimbrelling' })
  expect(await near('ptramiganda')).toEqual({ ids: [post.id], meant: 'ptarmiganda' })
  expect(await near('heard wimbrelling')).toEqual({ ids: [post.id], meant: 'heard whimbrelling' })
  expect(await near('wimbrelling nowherenow')).toBeNull()
  await call(`PUT /api/people/${dele.username}/block`, { as: wren, json: {} })
  expect(await near('wimbrelling', dele)).toBeNull()
  expect(await near('wimbrelling', eve)).toEqual({ ids: [post.id], meant: 'whimbrelling' })
  const song = await squawk(wren, { title: '夜の鳥の歌声が', description: '' })
  expect(await near('鳥の歌')).toEqual({ ids: [song.id], meant: null })
})

/** Returns the stored words with this prefix: they must never reveal private text. */
async function known(word: string): Promise<unknown[]> {
  const { results: rows } = await env.DB.prepare(
    `select w.word, w.uses, (select count(*) from word_keys k where k.word_id = w.id) as keys from words w
     where w.word like ? || '%' order by w.word`,
  )
    .bind(word)
    .run<{ word: string; uses: number; keys: number }>()
  return rows.map(({ word: one, uses, keys }) => [one, uses, keys])
}

test('stores words of public posts only, as long as one contains them', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const offered = async (as: Person | null) => (await results({ q: 'godwittrey' }, as)).near
  // Private and unlisted text is stored for no one, not even the two members.
  const secret = { title: 'Godwitterey', description: 'godwitterey' }
  await message(wren, { ...secret, recipient: `@${dele.username}` })
  await message(wren, { ...secret, recipient: 'godwitterey@example.org' })
  await owlcast(await person('Pia', { pro: true }), { name: 'Godwitterey', visibility: 'private' })
  const unlisted = await owlcast(await person('Pia', { pro: true }), {
    name: 'Godwitterey',
    visibility: 'unlisted',
  })
  expect(await known('godwit')).toEqual([])
  for (const as of [wren, dele, eve, null]) expect(await offered(as)).toBeNull()
  // Public in two posts, twice in one of them: each post counts once.
  const [one, two] = [await squawk(eve, secret), await squawk(eve, { title: 'A godwitterey' })]
  expect(await known('godwit')).toEqual([['godwitterey', 2, 7]])
  expect((await offered(null))?.meant).toBe('godwitterey')
  // Every way out of the public removes it.
  const set = (id: string, what: string) =>
    env.DB.prepare(`update posts set ${what} where id = ?`).bind(id).run()
  await set(one.id, "title = 'Godwits', content = ''")
  expect(await known('godwit')).toEqual([
    ['godwits', 1, 8],
    ['godwitterey', 1, 7],
  ])
  await set(one.id, "title = 'Godwitterey'")
  await set(one.id, "visibility = 'private'")
  expect(await known('godwit')).toEqual([['godwitterey', 1, 7]])
  await set(two.id, 'hidden_at = 1')
  expect(await known('godwit')).toEqual([])
  expect(await offered(null)).toBeNull()
  await set(two.id, 'hidden_at = null')
  await set(unlisted.id, "visibility = 'public'")
  expect(await known('godwit')).toEqual([['godwitterey', 2, 7]])
  await call(`DELETE /api/posts/${two.id}`, { as: eve })
  await env.DB.prepare('delete from posts where id = ?').bind(unlisted.id).run()
  expect(await known('godwit')).toEqual([])
  const { results: left } = await env.DB.prepare('select * from words_said').run()
  expect(left).toEqual([])
})

test('stores exactly the words of all public posts, with the same keys in SQL and TypeScript', async () => {
  await env.DB.prepare("create virtual table said_now using fts5vocab('posts_fts', 'col')").run()
  const unknown = await env.DB.prepare(
    `select distinct term from said_now where col <> 'kind' and length(term) between 3 and 64 and term glob '*[^0-9]*'
     and term not in (select word from words)`,
  ).run()
  const unsaid = await env.DB.prepare(
    'select word from words where word not in (select term from said_now)',
  ).run()
  expect([unknown.results, unsaid.results]).toEqual([[], []])
  const { results: rows } = await env.DB.prepare(
    `select w.word, json_group_array(k.key) as keys from (select * from words where word glob '[a-z]*' limit 200) w
     join word_keys k on k.word_id = w.id group by w.id`,
  ).run<{ word: string; keys: string }>()
  for (const { word, keys } of rows)
    expect(JSON.parse(keys).toSorted(), word).toEqual(keysOf(word).toSorted())
})

test('finds members by name prefix, but not those who blocked the viewer', async () => {
  const [quill, dele] = [await person('Quillon Farthing'), await person('Dele')]
  for (const q of ['quillon f', 'QUILLON', `@${quill.username.slice(0, -1)}`])
    expect(await members(q, dele), q).toContain(quill.username)
  expect(await members('farthing')).not.toContain(quill.username)
  expect(await members('q')).toEqual([])
  expect(await members(quill.email)).toEqual([])
  await call(`PUT /api/people/${dele.username}/block`, { as: quill, json: {} })
  expect(await members('quillon', dele)).not.toContain(quill.username)
  expect(await members('quillon')).toContain(quill.username)
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
  for (const as of [null, await person('Wren')]) {
    await found(typed, as)
    await results({ q: typed }, as)
    await results({ q: typed, kind: 'mue' }, as)
    await members(typed, as)
  }
})

test('adds and removes the words of any text', async () => {
  const wren = await person('Wren')
  const all = async () =>
    (await env.DB.prepare('select word, uses, (select count(*) from word_keys) as keys from words').run())
      .results
  const before = await all()
  const texts = [...NAUGHTY, NAUGHTY.join(' '), NAUGHTY.toReversed().join('')].map((text) =>
    text.slice(0, 5000),
  )
  const ids = texts.map(() => tools().ids.make('post'))
  const say = env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, content, created_at)
     values (?, 'hum', ?, 'n', 'n', 'teal', ?, ?, 1)`,
  )
  await env.DB.batch(texts.map((text, at) => say.bind(ids[at], wren.id, text, texts.at(-at - 1) ?? '')))
  expect((await all()).length).toBeGreaterThan(before.length)
  const change = env.DB.prepare('update posts set title = content, content = title where id = ?')
  await env.DB.batch(ids.map((id) => change.bind(id)))
  const remove = env.DB.prepare('delete from posts where id = ?')
  await env.DB.batch(ids.map((id) => remove.bind(id)))
  expect(await all()).toEqual(before)
})

test('accepts a repeated query parameter and none', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Twofoldlark by the lock' })
  const twice = await call('GET /api/search?q=twofoldlark&q=lock')
  expect(idsOf((await twice.json<Hits>()).items)).toEqual([post.id])
  expect((await call('GET /api/search')).status).toBe(200)
})
