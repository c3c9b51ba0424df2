/** A first visit has something to hear: the library, a member to sign in as, and a few samples, badged so. */
import { HOUR_MS } from '../../domain/expiry'
import { ensureMember } from '../auth/members'
import type { Tools } from '../context'
import { addTrack, trackKeys } from '../library/library.repo'
import { livingSamples } from '../posts/posts.repo'
import { publishSample } from './samples.service'
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
export async function seed(tools: Tools, { member, admin, tracks, samples }: Seed): Promise<void> {
  await ensureMember(tools, member)
  if (admin) await ensureMember(tools, { ...admin, role: 'admin' })
  const [first, ...rest] = tracks.flatMap((track) => addTrack(tools.db, track, tools.clock.now()))
  if (first) await tools.db.batch([first, ...rest])
  for (const sample of samples) await publishSample(tools, sample, member)
}
