/** Private, paid, unlisted, hidden, expired and deleted content is in no feed, list or sitemap. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { CreatedPrivateFeed } from '../../domain/syndication/syndication.schema'
import { dumpResponse, findLeaks, publishMarkedPost } from '../support/canary'
import { publishOwlcast } from '../support/owlcasts'
import { call, createPerson, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const SONG = {
  mode: 'nightingale',
  detail: { songTitle: 'Low tide', author: 'Nia', isOriginal: true },
} as const

/** Reads every feed, list, cover and sitemap that could have content of these people and posts. */
async function readAll(
  people: readonly Person[],
  posts: readonly string[],
  tags: readonly string[],
  paths: readonly string[],
) {
  const subjects = [
    ...people.map(({ username }) => `person/${username}`),
    ...posts.map((id) => `post/${id}`),
    ...tags.map((tag) => `tag/${tag}`),
  ]
  const all = [
    ...subjects.flatMap((subject) => [
      `/feeds/${subject}.xml`,
      `/feeds/${subject}.json`,
      `/feeds/cover/${subject}.png`,
    ]),
    ...paths.flatMap((path) => [path, path.replace('.xml', '.json')]),
    ...people.map(({ username }) => `/@${username}`),
    ...tags.map((tag) => `/tag/${tag}`),
    '/latest',
    '/latest/nightingale',
    '/latest/owlcast',
    '/sitemap.xml',
    '/sitemaps/posts-0.xml',
    '/llms.txt',
  ]
  const responses = new Map<string, string>()
  for (const path of all) responses.set(path, await dumpResponse(await call(`GET ${path}`)))
  return responses
}

async function createAddress(as: Person, subject: string): Promise<string> {
  const json = { name: 'App', feed: { type: 'person', subject } }
  const made = await (await call('POST /api/feeds/private', { as, json })).json<CreatedPrivateFeed>()
  return made.url.replace(env.ORIGIN, '')
}

test('leaks nothing that is not public, paid or past into feeds, lists and sitemaps', async () => {
  const [wren, dele, nia] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Dele'),
    await createPerson('Nia'),
  ]
  // Even where the author lets posts that expire into their feeds.
  await call('PUT /api/feeds/settings', { as: wren, json: { includesExpiring: true } })
  const unlistedCast = await publishOwlcast(wren, { visibility: 'unlisted' })
  const privateCast = await publishOwlcast(wren, { visibility: 'private' })
  const hidden = await publishMarkedPost(wren, SONG)
  const deleted = await publishMarkedPost(wren, SONG)
  const faded = await publishMarkedPost(wren, { mode: 'squawk' })
  const secret = [
    await publishMarkedPost(wren, { mode: 'mue', tags: [], recipient: `@${dele.username}` }),
    await publishMarkedPost(wren, { mode: 'owlcast', owlcastId: unlistedCast.id }),
    await publishMarkedPost(wren, { mode: 'owlcast', owlcastId: privateCast.id }),
    hidden,
    deleted,
    faded,
  ]
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(hidden.post.id).run()
  await call(`DELETE /api/posts/${deleted.post.id}`, { as: wren })
  const open = await publishMarkedPost(wren, SONG)
  const paid = await publishMarkedPost(wren, { ...SONG, priceCents: 299 })
  // Dele is the recipient of the message, Nia a member like any other.
  const addresses = [await createAddress(dele, wren.username), await createAddress(nia, wren.username)]
  setClockOffset(3 * 86_400_000)
  const posts = [...secret, open, paid].map(({ post }) => post.id)
  const tags = secret.flatMap(({ post }) => post.tags)
  const responses = await readAll([wren], [...posts, unlistedCast.id, privateCast.id], tags, addresses)
  const marks = secret.flatMap((one) => one.marks.filter((mark) => !tags.includes(mark)))
  expect(findLeaks(responses, marks)).toEqual([])
  const ids = [...secret.map(({ post }) => post.id), unlistedCast.id, privateCast.id]
  const leaky = [...responses].filter(([path, text]) =>
    ids.some((id) => !path.includes(id) && text.includes(id)),
  )
  expect(leaky.map(([path]) => path)).toEqual([])
  // Public posts are found, so the paths are right.
  for (const path of [`/feeds/person/${wren.username}.xml`, `/@${wren.username}`, ...addresses])
    expect([path, responses.get(path)?.includes(open.marks[0] ?? '')]).toEqual([path, true])
  // Every sound that a feed or a list names, for everybody who did not pay.
  const sounds = new Set(
    [...responses.values()].flatMap((text) =>
      [...text.matchAll(/\/media\/[\w/.]+|\/feeds\/private\/[\w-]+\/media\/[\w.]+/g)].map(([url]) => url),
    ),
  )
  expect(sounds.size).toBeGreaterThan(1)
  const bytes = new Map<string, string>()
  for (const url of sounds) bytes.set(url, await dumpResponse(await call(`GET ${url}`)))
  expect(findLeaks(bytes, [...marks, paid.late])).toEqual([])
})
