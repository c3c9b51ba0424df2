/** The graph of posts and connections: display, search, keyboard navigation and list view. */
import { expect, test } from './actors'
import { findAxeViolations, getHorizontalOverflow } from './axe'
import { followEachOther } from './message-steps'
import { publishPost, sendMessage } from './publish-posts'
import { unique } from './unique'

test('posts and connections are shown, searched, walked by keys, listed, and linked to their feeds', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const word = unique('Bittern').replace(' ', '')
  const root = await publishPost(speaker, { title: `${word} asks`, description: `Who hears the ${word}?` })
  const answer = await publishPost(listener, {
    title: `${word} answers`,
    parents: [{ id: root.id, type: 'question' }],
  })
  await followEachOther(speaker, listener)
  await sendMessage(speaker, {
    title: `${word} in private`,
    recipient: `@${listener.username}`,
    parents: [{ id: root.id }],
  })
  const { page } = listener
  await page.goto('/?view=graph')
  const picture = page.getByRole('application', { name: /^Graph of posts/ })
  const node = (post: { id: string }) => picture.locator(`[data-node="${post.id}"]`)
  await expect(picture.getByRole('link').first()).toBeVisible()
  // Both replies are connected for the two participants; for others the message neither exists nor counts.
  await page.getByRole('searchbox', { name: 'Find a post in the graph' }).fill(`${word} asks`)
  await expect(page.getByRole('status').getByText('1 post found')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(node(root)).toBeFocused()
  await expect(node(root)).toContainText('2 replies')
  await expect(page.getByRole('tooltip')).toContainText(`Who hears the ${word}?`)
  // Nodes that do not match the search are dimmed on purpose; axe judges contrast only where nothing overlaps.
  expect(await findAxeViolations(page, { except: '.dimmed' })).toEqual([])

  await page.getByRole('searchbox').fill(word)
  await expect(page.getByRole('status').getByText('3 posts found')).toBeVisible()
  await page.getByRole('button', { name: 'MUE', exact: true }).click()
  await expect(page.getByRole('status').getByText('2 posts found')).toBeVisible()
  // From one match to the next, and back.
  for (const [key, post, position] of [
    ['Enter', answer, '1 of 2'],
    ['Enter', root, '2 of 2'],
    ['Shift+Enter', answer, '1 of 2'],
  ] as const) {
    await page.getByRole('searchbox').press(key)
    await expect(node(post)).toBeFocused()
    await expect(page.getByRole('status').getByText(position)).toBeVisible()
  }
  await node(root).focus()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    if (await node(answer).evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(node(answer)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await page.getByText('List', { exact: true }).click()
  await page.setViewportSize({ width: 320, height: 700 })
  const list = page.getByRole('list', { name: 'Posts and their connections' })
  const row = list.locator(`li[data-node="${root.id}"]`)
  await expect(list.locator('> li')).toHaveCount(2)
  await row.locator('summary').press('Enter')
  await expect(row).toContainText(`has the reply · question${word} answers`)
  expect(await findAxeViolations(page)).toEqual([])
  expect(await getHorizontalOverflow(page)).toBe(0)
  await row.getByRole('link', { name: `${word} asks` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`view=squawks&post=${root.id}`))
  await expect(page.getByRole('article').filter({ hasText: `${word} asks` })).toHaveClass(/is-landed/)

  // Another user's graph updates live.
  await speaker.page.goto('/?view=graph&as=list')
  await speaker.page.getByRole('searchbox').fill(`${word} again`)
  await expect(speaker.page.getByText('No posts match.')).toBeVisible()
  await publishPost(listener, { title: `${word} again`, parents: [{ id: answer.id }] })
  await expect(speaker.page.getByRole('link', { name: `${word} again` })).toBeVisible()
})
