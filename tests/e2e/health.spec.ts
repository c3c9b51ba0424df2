import { expect, test } from './actors'

test('the app opens, and a signed-in person has a window of their own', async ({ speaker }) => {
  await speaker.page.goto('/')
  await expect(speaker.page).toHaveTitle(/Owlcast/)
})

test('a script that is gone after a deploy is missing, and not the app', async ({ request }) => {
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
  expect((await request.get('/any/other/path')).status()).toBe(200)
})

test('an app whose script does not come says so, and offers to open it again', async ({ visitor: page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Owlcast takes a while to open.')).toBeVisible()
  await page.unroute(/\/assets\/.*\.js$/)
  await page.getByRole('link', { name: 'Open it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Owlcast takes a while to open.')).toHaveCount(0)
})
