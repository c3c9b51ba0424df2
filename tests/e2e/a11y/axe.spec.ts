/** Which controls `findAxeViolations` reports as too small. */
import { expect, test } from '../actors'
import { findAxeViolations } from '../axe'

const ONLY = { only: ['target-size'] }

/** A page with controls of this size, and a sticky one that covers half of them until the page scrolls. */
const getPage = (size: number) => `<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1>
  <div style="block-size: 600px">
    ${['Add', 'Remove'].map((name) => `<button style="block-size: ${size}px; inline-size: ${size}px; padding: 0; font-size: 6px">${name}</button>`).join('')}
  </div>
  <button style="position: sticky; inset-block-end: 0; inline-size: 200px; block-size: 40px">Send</button></main>`

test('axe reports small controls, and none that a sticky one covers until the page scrolls', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.setContent(getPage(40))
  const box = await page.getByRole('button', { name: 'Add' }).boundingBox()
  await page.setViewportSize({ width: 320, height: Math.round((box?.y ?? 0) + 60) })
  expect(await findAxeViolations(page, ONLY)).toEqual([])
  await page.setContent(getPage(12))
  expect(await findAxeViolations(page, ONLY)).toHaveLength(1)
})
