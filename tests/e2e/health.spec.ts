import { expect, test } from './actors'

test('the app opens, and a signed-in person has a window of their own', async ({ speaker }) => {
  await speaker.page.goto('/')
  await expect(speaker.page).toHaveTitle(/Owlcast/)
})
