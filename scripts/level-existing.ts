/**
 * `npm run level-existing -- --env NAME`, for an operator whose members import recordings: clients level what they
 * record, and imports were encoded elsewhere. It measures imported voices, and stores the gain that each is sent with. Their
 * samples stay as they are. Run it again after further imports: what is measured is not read again.
 *   --env local | staging | production   local is the state folder of `npm start`, or STATE; stop the server first
 *   --undo           removes the stored gains
 */
import { openSite } from './backup/open-site.ts'
import { runCommand } from './command.mjs'
import { removeGains, storeGains } from './level/store-gains.ts'

const OPTIONS = { env: { type: 'string' }, undo: { type: 'boolean', default: false } } as const

await runCommand(import.meta.url, OPTIONS, async (values) => {
  const site = await openSite(values.env ?? '', { mustExist: true })
  try {
    if (values.undo) {
      await removeGains(site)
      console.log('No recording has a gain any more.')
      return
    }
    const { measured, changed, missing } = await storeGains(site, console.log)
    console.log(`${measured} recordings measured, ${changed} of them get a gain.`)
    if (missing > 0) console.log(`${missing} are missing in the bucket.`)
  } finally {
    await site.close()
  }
})
