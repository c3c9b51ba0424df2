/** The graph of posts and connections: display, search, keyboard navigation and list view. */
import type { Page } from '@playwright/test'
import type { Graph, GraphPost } from '../../domain/graph/graph.schema'
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
  // One group, unfolded by the search.
  await expect(list.locator('> li')).toHaveCount(1)
  await expect(row.locator(`li[data-node="${answer.id}"]`)).toContainText(
    `replies to · question ${word} asks`,
  )
  expect(await findAxeViolations(page)).toEqual([])
  expect(await getHorizontalOverflow(page)).toBe(0)
  await row
    .getByRole('link', { name: `${word} asks` })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`view=squawks&post=${root.id}`))
  await expect(page.getByRole('article').filter({ hasText: `${word} asks` })).toHaveClass(/is-landed/)

  // Another user's graph updates live.
  await speaker.page.goto('/?view=graph&as=list')
  await speaker.page.getByRole('searchbox').fill(`${word} again`)
  await expect(speaker.page.getByText('No posts match.')).toBeVisible()
  await publishPost(listener, { title: `${word} again`, parents: [{ id: answer.id }] })
  await expect(speaker.page.getByRole('link', { name: `${word} again` })).toBeVisible()
})

/** Returns the texts on the canvas with letters of less than 11 px, as they appear at its zoom. */
function listSmallTexts(page: Page): Promise<string[]> {
  return page.locator('.graph').evaluate((graph) => {
    const walker = document.createTreeWalker(graph, NodeFilter.SHOW_TEXT)
    const small: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const element = walker.currentNode.parentElement
      if (!text || !element || element.closest('.visually-hidden')) continue
      const zoom =
        element instanceof SVGGraphicsElement
          ? (element.getScreenCTM()?.a ?? 1)
          : element instanceof HTMLElement && element.offsetWidth > 0
            ? element.getBoundingClientRect().width / element.offsetWidth
            : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * zoom
      if (size < 10.95) small.push(`${text}: ${size}`)
    }
    return small
  })
}

test('a phone starts with the list; its sky is readable, and plays a group with its replies', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const word = unique('Heron').replace(' ', '')
  const root = await publishPost(speaker, { title: `${word} asks` })
  const answer = await publishPost(listener, { title: `${word} answers`, parents: [{ id: root.id }] })
  const alone = await publishPost(listener, { title: `${word} alone` })
  const { page } = listener
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?view=graph')
  const list = page.getByRole('list', { name: 'Posts and their connections' })
  await page.getByRole('searchbox').fill(word)
  await expect(list.locator('> li')).toHaveCount(2)
  await expect(list.locator(`li[data-node="${alone.id}"]`)).toBeVisible()
  await expect(list.getByRole('button', { name: new RegExp(`^Play the braid: ${word} asks`) })).toBeVisible()

  await page.getByRole('searchbox').fill('')
  await page.getByText('Sky', { exact: true }).click()
  const star = ({ id }: { id: string }) => page.locator(`[data-node="${id}"]`)
  await expect(star(root)).toHaveAccessibleName(`Squawk: ${word} asks, Wren Okafor, 1 reply`)
  await expect(star(alone)).toHaveCount(0)
  await page.getByRole('button', { name: 'Legend' }).click()
  const legend = page.getByRole('region', { name: 'Legend' })
  await expect(legend).toContainText('Connection types')
  expect(await findAxeViolations(page)).toEqual([])
  expect(await listSmallTexts(page)).toEqual([])
  await legend.getByRole('button', { name: 'Close legend' }).press('Escape')
  await expect(page.getByRole('button', { name: 'Legend' })).toBeFocused()

  // Tab stops once in a group, arrow keys go on inside it.
  await expect(star(root)).not.toHaveAttribute('tabindex', '-1')
  await expect(star(answer)).toHaveAttribute('tabindex', '-1')
  await star(root).focus()
  await page.keyboard.press('p')
  await expect(star(root)).toHaveAttribute('data-sounding', 'true')
  await expect(star(root).getByText(`${word} asks`)).toBeVisible()
  expect(await listSmallTexts(page)).toEqual([])
  // Light runs along the line to the reply once that sounds.
  await expect(star(answer)).toHaveAttribute('data-sounding', 'true')
  await expect(page.locator('.connection .light')).toHaveCount(1)
  expect(await getHorizontalOverflow(page)).toBe(0)
})

/** Lets the page receive a graph of so many posts: groups of five, and as many posts without connections. */
async function mockGraph(page: Page, count: number): Promise<void> {
  const now = Date.now()
  const posts = Array.from({ length: count }, (_, at): GraphPost => {
    const first = at - (at % 10)
    return {
      id: `post_${at}`,
      kind: 'squawk',
      subtype: null,
      title: `Post ${at}`,
      excerpt: '',
      author: 'Wren Okafor',
      seconds: 12,
      createdAt: now - at,
      expiresAt: null,
      peer: null,
      parent: at % 10 > 0 && at % 10 < 5 ? { id: `post_${first}`, kind: 'squawk' } : null,
      owlcastId: null,
      replyCount: at % 10 === 0 ? 4 : 0,
    }
  })
  const connections = posts.flatMap(({ id, parent }) =>
    parent ? [{ from: id, to: parent.id, type: 'reply' as const, moment: null }] : [],
  )
  const totals = { posts: count, connections: connections.length, mostReplied: null }
  const graph: Graph = { posts, connections, cursor: null, matches: [], totals, seq: 1, now }
  await page.route('**/api/graph*', (route) => route.fulfill({ json: graph }))
}

test('the graph of none, of one and of 500 posts; stars in a far zoom', { tag: '@extended' }, async ({
  visitor,
}) => {
  await mockGraph(visitor, 0)
  await visitor.goto('/?view=graph')
  await expect(visitor.getByText('No posts yet')).toBeVisible()

  await mockGraph(visitor, 1)
  await visitor.goto('/?view=graph')
  await expect(visitor.locator('.graph')).toContainText('No connections yet')
  await visitor.locator('.graph').getByRole('link', { name: 'List' }).click()
  await expect(visitor.getByRole('link', { name: 'Post 0' })).toBeVisible()

  await mockGraph(visitor, 500)
  await visitor.goto('/?view=graph')
  await expect(visitor.getByText('250 posts without connections are in the list.')).toBeVisible()
  const nodes = visitor.locator('.graph [data-node]')
  await expect(nodes.first()).toHaveClass('node')
  expect(await listSmallTexts(visitor)).toEqual([])
  const zoomOut = visitor.getByRole('button', { name: 'Zoom out' })
  while ((await zoomOut.getAttribute('aria-disabled')) !== 'true') {
    await zoomOut.click()
    await visitor.waitForTimeout(300)
  }
  await expect(nodes.first()).toHaveClass('star')
  expect(await listSmallTexts(visitor)).toEqual([])
  expect((await nodes.first().boundingBox())?.width).toBeCloseTo(36, 0)
})

test('says how much of the site it shows, and loads older posts', { tag: '@extended' }, async ({
  visitor,
}) => {
  await visitor.route('**/api/graph*', async (route) => {
    const isOlder = new URL(route.request().url()).searchParams.has('cursor')
    const now = Date.now()
    const posts = Array.from({ length: 20 }, (_, at): GraphPost => {
      const nth = isOlder ? at + 20 : at
      return {
        id: `post_${nth}`,
        kind: 'squawk',
        subtype: null,
        title: `Post ${nth}`,
        excerpt: '',
        author: 'Wren Okafor',
        seconds: 12,
        createdAt: now - nth,
        expiresAt: null,
        peer: null,
        parent: null,
        owlcastId: null,
        replyCount: 0,
      }
    })
    const connections = posts
      .filter((_, at) => at % 2 === 1)
      .map(({ id }, at) => ({ from: id, to: posts[2 * at]?.id ?? '', type: 'reply' as const, moment: null }))
    const graph: Graph = {
      posts,
      connections,
      cursor: isOlder ? null : 'older',
      matches: [],
      totals: { posts: 40, connections: 20, mostReplied: null },
      seq: 1,
      now,
    }
    await route.fulfill({ json: graph })
  })
  await visitor.goto('/?view=graph')
  await expect(
    visitor.getByText('Showing 20 of 40 posts: the newest, and the posts they reply to.'),
  ).toBeVisible()
  const nodes = visitor.locator('.graph [data-node]')
  await expect(nodes).toHaveCount(20)
  expect(await findAxeViolations(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Show older posts' }).click()
  await expect(nodes).toHaveCount(40)
  await expect(visitor.getByRole('button', { name: 'Show older posts' })).toHaveCount(0)
  await expect(visitor.getByText('Total posts')).toBeVisible()
})
