/** A page of 50 posts with the texts, tags, tracks and replies that people give them stays small. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PEAKS_PER_POST } from '../../domain/audio/audio.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { readFeed } from '../support/feeds'
import { call, createPerson, getTools, type Person } from '../support/world'

const POSTS = 50
const PAGE_MAX_BYTES = 40_000

const TITLES = [
  'The fox is back on the canal path',
  'The last bus is the best room in the city',
  'What did you hear at 5 a.m. today?',
  'Night swim, river mouth',
  'Somebody is practising trumpet on the fire escape',
]
const DESCRIPTIONS = [
  "Third night running. She walks past me like I'm the furniture.",
  'Everyone has given up on the day, and everyone is kind.',
  '',
  "You have to go in singing or you don't go in at all. The water is colder than it looks, and it looks cold. I counted to a hundred, and then I swam back along the reeds while the last train went over the bridge.",
  'Four bars, over and over. They are getting better. @sol_petrov is it you?',
]
const TAGS = ['fox,canal,nightwalk', 'lastbus', 'dawn,listening', 'nightswim,river,cold,water', '']
const NAMES = ['Wren Okafor', 'Dele Marsh', 'Junipero Vance', 'Aiko Brandt', 'Inês Caldas de Almeida']
const TRANSCRIPT =
  'The fox is back on the canal path. Third night running. She waits by the lock gate until the cyclists thin out, and then she walks straight past me.'
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Inserts the nth post, with the sound that its author uploaded. */
async function insertPost(n: number, { id: authorId, username }: Person): Promise<void> {
  const { ids } = getTools()
  const at = Date.now() - n * 60_000
  const [mediaId, isEven] = [ids.make('med'), n % 2 === 0]
  const peaks = Array.from({ length: PEAKS_PER_POST }, (_, bar) => DIGITS[(n * 7 + bar * bar) % 64]).join('')
  const pick = (values: string[]) => values[n % values.length]
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO media(id, owner_id, state, key, type, bytes, seconds, public, created_at)
       VALUES (?, ?, 'attached', ?, 'audio/mpeg', 300000, 42.318, 1, ?)`,
    ).bind(mediaId, authorId, `squawks/${authorId}/${at}-${n}.mp3`, at),
    env.DB.prepare(
      `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color,
         author_avatar_media_id, title, content, mentions, tags, media_id, seconds, peaks, track_id, track_name,
         transcript, language, reply_count, chain_count, created_at, expires_at)
       VALUES (?, 'squawk', ?, ?, ?, 'teal', ?, ?, ?, ?, ?, ?, 42.318, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).bind(
      ids.make('post'),
      authorId,
      pick(NAMES),
      username,
      isEven ? ids.make('med') : null,
      pick(TITLES),
      pick(DESCRIPTIONS),
      pick(DESCRIPTIONS)?.includes('@') ? '["sol_petrov"]' : '[]',
      pick(TAGS),
      mediaId,
      peaks,
      isEven ? ids.make('track') : null,
      isEven ? 'Moth wings' : null,
      n % 5 === 0 ? TRANSCRIPT : null,
      isEven ? 'en' : null,
      n % 4,
      n % 3,
      at,
      at + 86_400_000,
    ),
  ])
}

test('a page of 50 realistic posts is at most 40 kB of JSON, and complete', async () => {
  const people = await Promise.all(NAMES.map((name) => createPerson(name)))
  for (let n = 0; n < POSTS; n++) await insertPost(n, people[n % people.length] as Person)
  const answer = await call('GET /api/posts?kind=squawk&seq=99999999')
  const bytes = (await answer.clone().arrayBuffer()).byteLength
  expect(bytes).toBeLessThanOrEqual(PAGE_MAX_BYTES)
  const { items } = await readFeed(answer)
  expect(items).toHaveLength(POSTS)
  for (const { peaks, ...shown } of items.slice(0, 5)) {
    const post = await (await call(`GET /api/posts/${shown.id}`)).json<Post>()
    expect({ ...post, peaks: '' }).toEqual({ ...shown, peaks: '' })
  }
})
