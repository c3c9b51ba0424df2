/** Seeds a fresh installation: the music library, a demo user, and a few samples with a badge. */

import { HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { listTrackKeys, upsertTrack } from '../library/library.repo'
import { listLiveSamples } from '../posts/posts.repo'
import { ensureMember } from './ensure-member'
import { publishSample } from './samples.service'
import type { Seed } from './seed.schema'

/** Samples expiring sooner than this are replenished. */
const FRESH_HOURS = 3

/** Seed data that exists already. */
export async function listSeeded({ db, clock }: AppDeps) {
  const { keys, samples } = await batch(db, {
    keys: listTrackKeys(db),
    samples: listLiveSamples(db, clock.now() + FRESH_HOURS * HOUR_MS),
  })
  return { keys: keys.map(({ key }) => key), samples: samples.map(({ title }) => title) }
}

/** Inserts seed data; tracks replace those of the same name. */
export async function seed(deps: AppDeps, { member, admin, tracks, samples }: Seed): Promise<void> {
  await ensureMember(deps, member)
  if (admin) await ensureMember(deps, { ...admin, role: 'admin' })
  const [first, ...rest] = tracks.flatMap((track) => upsertTrack(deps.db, track, deps.clock.now()))
  if (first) await deps.db.batch([first, ...rest])
  for (const sample of samples) await publishSample(deps, sample, member)
}
