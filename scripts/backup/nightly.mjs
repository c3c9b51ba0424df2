/** Nightly copies that the Worker writes to the site's own bucket; the sound is there already. */
import { loadRules } from './backup.mjs'
import { Refusal } from './refusal.ts'

const NIGHTLY = /^nightly(?::(\d{4}-\d{2}-\d{2}))?$/

/** Whether `--from` names a nightly copy. */
export const isNightly = (from) => NIGHTLY.test(from)

/** The newest nightly copy, or that of a day, as the source of a restore. */
export async function createNightlySource(site, from) {
  const { BACKUP_PREFIX } = await loadRules()
  const [, day] = NIGHTLY.exec(from) ?? []
  const index = await site.readObject(`${BACKUP_PREFIX}index.json`)
  const days = index ? JSON.parse(index.content.toString('utf8')).days : []
  const chosen = day ?? days.at(-1)
  if (!chosen) throw new Refusal(`${site.name} has no nightly copy.`)
  if (!days.includes(chosen))
    throw new Refusal(`${site.name} has no nightly copy of ${chosen}. It has those of ${days.join(', ')}.`)
  return {
    name: `the nightly copy of ${chosen}`,
    readFile: async (name) => (await site.readObject(`${BACKUP_PREFIX}${chosen}/${name}`))?.content ?? null,
  }
}
