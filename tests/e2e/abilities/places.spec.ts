/** Every place, looked at in many ways: nothing that would keep anybody out of it. */
import { expect } from '../actors'
import { LOOKS } from './looks'
import { test } from './people'
import { PLACES } from './places'

/** A folder that pictures of every place in every look are left in, for eyes. */
const { PICTURES, EVERY_LOOK } = process.env

/** With all other stories only what axe and the outline of a page find; `npm run test:abilities` has every look. */
const looks = LOOKS.filter(({ always }) => always || EVERY_LOOK || PICTURES)

for (const place of PLACES)
  test(place.name, async ({ world }) => {
    const { name, as, open } = place
    const page = await world[as].context.newPage()
    try {
      await open(page, world)
      for (const look of looks) {
        await look.on(page)
        expect.soft(await look.find(page, place), look.name).toEqual([])
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}, ${look.name}.png` })
        await look.off?.(page)
      }
    } finally {
      await page.close()
    }
  })
