/** An author's earnings in Settings: sales, download, and payouts of the demo provider. */
import { readFileSync } from 'node:fs'
import { type Actor, expect, test } from './actors'
import { findAxeViolations } from './axe'
import { createOwlcast, recordInOwlcast } from './publish-posts'
import { unique } from './unique'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

async function sell(author: Actor, buyer: Actor, name: string, priceCents: number): Promise<void> {
  const post = await createOwlcast(author, { name, priceCents })
  await recordInOwlcast(author, post, { title: 'One thing at a time' })
  const { origin, context } = buyer
  const answer = await context.request.post(`${origin}/api/posts/${post.id}/purchase`, {
    headers: { origin },
    data: { cents: priceCents },
  })
  expect(await answer.json()).toEqual({ status: 'paid' })
}

test('an author sees what each sale earned, downloads it, and sets up payouts', { tag: '@extended' }, async ({
  actor,
  listener,
}) => {
  const author = await actor('Dele Marsh', { pro: true })
  const [first, second] = [unique('The Slow Hour'), unique('Two Banks, One River')]
  await sell(author, listener, first, 299)
  await sell(author, listener, second, 99_999)
  const { page } = author
  await page.goto('/?view=settings&group=plan')
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Earnings' }) })
  await expect(section.getByRole('row').filter({ hasText: first })).toContainText('$2.57')
  await expect(section.getByRole('row').filter({ hasText: second })).toContainText('$960.98')
  await expect(section).toContainText('$963.55')

  for (const size of SCREENS)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await section.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      // An element scrolled below the header is too small a target for axe.
      expect(await findAxeViolations(page, { within: '.earnings' })).toEqual([])
      const overflow = await section.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/earnings-${size.width}-${colorScheme}.png` })
    }

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download as CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(`"${first}","2.99","0.39","0.03","2.57","0.00","2.57","Pending"`)

  await section.getByRole('button', { name: 'Set up payouts' }).click()
  await expect(page).toHaveURL(/section=earnings/)
  await expect(section.getByText('You’re all set.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Open Stripe' })).toBeVisible()
})

test('an author sees what a price leaves, while it is typed', { tag: '@extended' }, async ({ actor }) => {
  const { page } = await actor('Dele Marsh', { pro: true })
  await page.goto('/?view=owlcast')
  await page.getByRole('button', { name: 'Create Owlcast' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('The Slow Hour')
  await dialog.getByText('$2.99', { exact: true }).click()
  await expect(dialog.getByText('You get $2.57 of each sale.', { exact: false })).toBeVisible()
  await dialog.getByText('Custom', { exact: true }).click()
  await dialog.getByLabel('Your own price, in dollars').fill('0.31')
  await expect(dialog.getByText('At $0.31, card costs take it all.', { exact: true })).toBeVisible()
  for (const size of SCREENS)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      expect(await findAxeViolations(page)).toEqual([])
      await dialog.getByLabel('Your own price, in dollars').scrollIntoViewIfNeeded()
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/price-${size.width}-${colorScheme}.png` })
    }
  await dialog.getByRole('button', { name: 'Create Owlcast' }).click()
  await expect(dialog.getByText('Choose $0.50 or more.', { exact: false })).toBeVisible()
})
