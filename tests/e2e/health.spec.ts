import { expect, test } from './actors'

test('returns 404 for a missing script and offers a reload while scripts fail to load', {
  tag: '@extended',
}, async ({ request, visitor: page }) => {
  // After a deploy, open pages request scripts that are gone: HTML with status 200 would break them.
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
  expect((await request.get('/any/other/path')).status()).toBe(404)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Owlcast is taking a while to open.')).toBeVisible()
  await page.unroute(/\/assets\/.*\.js$/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Owlcast is taking a while to open.')).toHaveCount(0)
  await expect(page).toHaveTitle(/Owlcast/)
})
