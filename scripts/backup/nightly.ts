/** Nightly copies that the Worker writes to the site's own bucket; the sound is there already. */
import { z } from 'zod'
import { Refusal } from '../command.mjs'
import { loadRules } from './backup.ts'
import type { BackupSource } from './files.ts'
import type { Site } from './site.ts'

const NIGHTLY = /^nightly(?::(\d{4}-\d{2}-\d{2}))?$/

/** Whether `--from` names a nightly copy. */
export const isNightly = (from: string): boolean => NIGHTLY.test(from)

/** The list of the nightly copies: their days, oldest first. */
export const nightlyIndexShape = z.object({ days: z.array(z.string()) })

/** The newest nightly copy, or that of a day, as the source of a restore. */
export async function createNightlySource(site: Site, from: string): Promise<BackupSource> {
  const { BACKUP_PREFIX } = await loadRules()
  const [, day] = NIGHTLY.exec(from) ?? []
  const index = await site.readObject(`${BACKUP_PREFIX}index.json`)
  const { days } = index ? nightlyIndexShape.parse(JSON.parse(index.content.toString('utf8'))) : { days: [] }
  const chosen = day ?? days.at(-1)
  if (!chosen) throw new Refusal(`${site.name} has no nightly copy.`)
  if (!days.includes(chosen))
    throw new Refusal(`${site.name} has no nightly copy of ${chosen}. It has those of ${days.join(', ')}.`)
  return {
    name: `the nightly copy of ${chosen}`,
    readFile: async (name) => (await site.readObject(`${BACKUP_PREFIX}${chosen}/${name}`))?.content ?? null,
  }
}
