/** A first visit has something to hear: the library, a member to sign in as, and a few samples, badged so. */
import { expiryOf, HOUR_MS } from '../../domain/expiry'
import { avatarColorOf } from '../../domain/people'
import { storeTags } from '../../domain/tags'
import { ensureMember } from '../auth/members'
import type { Tools } from '../context'
import { addTrack, trackKeys } from '../library/library.repo'
import { recordEvents } from '../live/events.repo'
import { addStored, attach } from '../media/media.repo'
import { concerned } from '../posts/events.repo'
import { addPost, livingSamples } from '../posts/posts.repo'
import type { Seed } from './seed.schema'

/** Samples that fade sooner than this are topped up. */
const FRESH_HOURS = 3

/** What need not be seeded again. */
export async function alreadySeeded({ db, clock }: Tools) {
  const [keys, samples] = await db.batch([
    trackKeys(db),
    livingSamples(db, clock.now() + FRESH_HOURS * HOUR_MS),
  ])
  return { keys: keys.map(({ key }) => key), samples: samples.map(({ title }) => title) }
}

/** Writes what is given; tracks replace those of the same name. */
export async function seed(tools: Tools, { member, tracks, samples }: Seed): Promise<void> {
  await ensureMember(tools, member)
  for (const track of tracks) await tools.db.batch(addTrack(tools.db, track, tools.clock.now()))
  for (const sample of samples) await publishSample(tools, sample)
}

async function publishSample(tools: Tools, sample: Seed['samples'][number]): Promise<void> {
  const { db, ids, clock } = tools
  const { username, displayName } = sample.author
  const authorId = await ensureMember(tools, {
    username,
    displayName,
    email: `${username}@samples.invalid`,
    password: ids.random(32),
  })
  const createdAt = clock.now() - sample.hoursAgo * HOUR_MS
  const [id, mediaId] = [ids.make('post'), ids.make('med')]
  const { key, type, bytes, seconds, peaks } = sample
  await db.batch([
    addStored(db, { id: mediaId, ownerId: authorId, state: 'stored', key, type, bytes, seconds, createdAt }),
    addPost(db, {
      id,
      kind: 'squawk',
      authorId,
      authorName: displayName,
      authorUsername: username,
      authorAvatarColor: avatarColorOf(username),
      title: sample.title,
      content: sample.description,
      tags: storeTags(sample.tags),
      transcript: sample.transcript,
      mediaId,
      peaks,
      sample: true,
      createdAt,
      expiresAt: expiryOf('squawk', 'free', createdAt),
    }),
    attach(db, [mediaId]),
    recordEvents(db, concerned('post.created', [id]), createdAt),
  ])
}
