/** Checks every screen, dialog and menu of `places.ts` in every display mode of `display-modes.ts`. */
import { expect } from '../actors'
import { DISPLAY_MODES } from './display-modes'
import { PLACES } from './places'
import { test } from './world'

/** PICTURES: folder for a screenshot of every place in every mode. */
const { PICTURES, EVERY_LOOK } = process.env

/** `npm test` checks these in one mode, `npm run test:a11y` all places in all modes. */
const MAIN_PLACES = ['home', 'recorder of a squawk']

const inAllModes = Boolean(EVERY_LOOK || PICTURES)
const modes = DISPLAY_MODES.filter(({ always }) => inAllModes || always)

// The people of a worker take longer to create than the few main places take to check.
if (!inAllModes) test.describe.configure({ mode: 'default' })

for (const place of PLACES)
  test(place.name, { tag: MAIN_PLACES.includes(place.name) ? '@looks' : '@a11y' }, async ({ world }) => {
    const { name, as, open } = place
    const page = await world[as].context.newPage()
    try {
      await open(page, world)
      for (const mode of modes) {
        await mode.on(page)
        expect.soft(await mode.find(page, place), mode.name).toEqual([])
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}, ${mode.name}.png` })
        await mode.off?.(page)
      }
    } finally {
      await page.close()
    }
  })

test('lists every main place in PLACES', { tag: '@looks' }, () => {
  const names = PLACES.map(({ name }) => name)
  expect(MAIN_PLACES.filter((name) => !names.includes(name))).toEqual([])
})
