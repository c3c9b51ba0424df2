import { expect, test } from './actors'

test('answers 404 for a missing script, and offers to open the app again while its scripts fail to load', {
  tag: '@extended',
}, async ({ request, visitor: page }) => {
  // After a deploy an old page asks for scripts that are gone: the app's HTML in their place would break it.
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
  expect((await request.get('/any/other/path')).status()).toBe(200)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Owlcast takes a while to open.')).toBeVisible()
  await page.unroute(/\/assets\/.*\.js$/)
  await page.getByRole('link', { name: 'Open it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Owlcast takes a while to open.')).toHaveCount(0)
  await expect(page).toHaveTitle(/Owlcast/)
})
