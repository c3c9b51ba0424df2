/** The nightly copy that the Worker writes to the site's own bucket; the sound is there already. */
import { z } from 'zod'
import { Refusal } from '../command.mjs'
import { loadRules } from './backup.ts'
import type { BackupSource } from './files.ts'
import type { SiteStorage } from './site.ts'

/** Whether `--from` names the nightly copy. */
export const isNightly = (from: string): boolean => from === 'nightly'

/** The day of the nightly copy, and the first one whose deletions are listed; versions with several copies named none. */
export const nightlyIndexShape = z
  .object({ days: z.array(z.string()), since: z.string().optional() })
  .transform(({ days, since = days[0] ?? null }) => ({ days, since }))

/** The newest nightly copy as the source of a restore. */
export async function createNightlySource(site: SiteStorage): Promise<BackupSource> {
  const { BACKUP_PREFIX } = await loadRules()
  const index = await site.readObject(`${BACKUP_PREFIX}index.json`)
  const { days } = index ? nightlyIndexShape.parse(JSON.parse(index.content.toString('utf8'))) : { days: [] }
  const day = days.at(-1)
  if (!day) throw new Refusal(`${site.name} has no nightly copy.`)
  return {
    name: `the nightly copy of ${day}`,
    readFile: async (name) => (await site.readObject(`${BACKUP_PREFIX}${day}/${name}`))?.content ?? null,
  }
}
