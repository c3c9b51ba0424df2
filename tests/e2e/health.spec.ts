import { expect, test } from './actors'

test('the app opens, and a signed-in person has a window of their own', async ({ speaker }) => {
  await speaker.page.goto('/')
  await expect(speaker.page).toHaveTitle(/Owlcast/)
})

test('a script that is gone after a deploy is missing, and not the app', async ({ request }) => {
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404)
  expect((await request.get('/any/other/path')).status()).toBe(200)
})
