/** Seeds a fresh installation: the music library, a demo user, and a few samples with a badge. */
import { HOUR_MS } from '../../domain/expiry'
import { ensureMember } from '../auth/members'
import type { Tools } from '../context'
import { addTrack, trackKeys } from '../library/library.repo'
import { livingSamples } from '../posts/posts.repo'
import { publishSample } from './samples.service'
import type { Seed } from './seed.schema'

/** Samples expiring sooner than this are replenished. */
const FRESH_HOURS = 3

/** Seed data that exists already. */
export async function alreadySeeded({ db, clock }: Tools) {
  const [keys, samples] = await db.batch([
    trackKeys(db),
    livingSamples(db, clock.now() + FRESH_HOURS * HOUR_MS),
  ])
  return { keys: keys.map(({ key }) => key), samples: samples.map(({ title }) => title) }
}

/** Inserts seed data; tracks replace those of the same name. */
export async function seed(tools: Tools, { member, admin, tracks, samples }: Seed): Promise<void> {
  await ensureMember(tools, member)
  if (admin) await ensureMember(tools, { ...admin, role: 'admin' })
  const [first, ...rest] = tracks.flatMap((track) => addTrack(tools.db, track, tools.clock.now()))
  if (first) await tools.db.batch([first, ...rest])
  for (const sample of samples) await publishSample(tools, sample, member)
}
