/** Every place, looked at in many ways: nothing that would keep anybody out of it. */
import { expect } from '../actors'
import { LOOKS } from './looks'
import { test } from './people'
import { PLACES } from './places'

/** A folder that pictures of every place in every look are left in, for eyes. */
const { PICTURES, EVERY_LOOK } = process.env

const all = Boolean(EVERY_LOOK || PICTURES)

/**
 * With all other stories, which have little time, a third of the places and only what axe and the outline of a page find;
 * `npm run test:abilities` has every place in every look.
 */
const places = PLACES.filter((_, at) => all || at % 3 === 0)
const looks = LOOKS.filter(({ always }) => all || always)

for (const place of places)
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
