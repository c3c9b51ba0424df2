/**
 * Universal search by keyboard: three results per kind, the viewer's own messages only, and the page of all results.
 */
import { expect, test } from './actors'
import { findAxeViolations, findAxeViolationsInAllModes } from './axe'
import { blockEvents } from './block-events'
import { followEachOther } from './message-steps'
import { createOwlcast, publishPost, recordInOwlcast, sendMessage } from './publish-posts'
import { unique } from './unique'

test('a few letters find a post and a message by keyboard', async ({ speaker, listener }) => {
  const word = unique('Kestrel').replace(' ', '')
  for (const n of [1, 2, 3, 4]) await publishPost(speaker, { title: `${word} ${n} over the weir` })
  await followEachOther(speaker, listener)
  await sendMessage(speaker, { title: `${word} for you`, recipient: `@${listener.username}` })
  const { page } = listener
  const field = page.getByRole('combobox', { name: /^Search squawks/ })
  const options = page.getByRole('listbox').getByRole('option')

  await page.goto('/?view=settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.type(word.slice(0, -1).toUpperCase())
  // The last option leads to all results.
  await expect(options).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Squawks' }).getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'MUE Messages' }).getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('status').getByText('4 results')).toBeAttached()

  // The message comes first and is selected; the newest squawk is next.
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=squawks&post=post_/)
  await expect(page.getByRole('article').filter({ hasText: `${word} 4 over` })).toBeFocused()

  await page.goto('/')
  await field.fill(word)
  await expect(options).toHaveCount(5)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })).toContainText(
    `${word} for you`,
  )
})

test('a visitor finds public posts alone, and sees when nothing is found', {
  tag: ['@extended', '@looks'],
}, async ({ speaker, listener, visitor }) => {
  const word = unique('Kestrel').replace(' ', '')
  for (const n of [1, 2, 3, 4]) await publishPost(speaker, { title: `${word} ${n} over the weir` })
  await followEachOther(speaker, listener)
  await sendMessage(speaker, { title: `${word} for you`, recipient: `@${listener.username}` })
  await visitor.goto('/')
  const theirs = visitor.getByRole('combobox', { name: /^Search squawks/ })
  await theirs.fill(word)
  await expect(visitor.getByRole('option')).toHaveCount(4)
  expect(await findAxeViolationsInAllModes(visitor)).toEqual([])
  await theirs.fill(`${word} "nowhere*`)
  await expect(visitor.getByText(`No results found for '${word} "nowhere*'`).last()).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('listbox')).toHaveCount(0)
  await expect(theirs).toHaveValue(`${word} "nowhere*`)
})

test('each result opens its post in place, and a misspelled word gets a suggestion', {
  tag: '@extended',
}, async ({ speaker, listener }) => {
  const word = unique('Plover').replace(' ', '')
  const root = await publishPost(speaker, { title: unique('Low water at six') })
  await followEachOther(speaker, listener)
  const [cast] = await Promise.all([
    createOwlcast(speaker, { name: 'Shore birds', visibility: 'public' }),
    publishPost(speaker, { title: `${word} answers`, parents: [{ id: root.id }] }),
    sendMessage(speaker, { title: `${word} for you`, recipient: `@${listener.username}` }),
  ])
  await recordInOwlcast(speaker, cast, { title: `${word} in the reeds` })
  const { page } = listener
  const field = page.getByRole('searchbox', { name: /^Search posts and people/ })
  const getResult = (title: string) => page.getByRole('listitem').filter({ hasText: `${word} ${title}` })

  await page.goto('/')
  // The home of visitors has a field too, until the session is known.
  await expect(page.getByRole('heading', { name: 'Dusk Radio', exact: true })).toBeVisible()
  await page.getByRole('combobox').fill(word)
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/?view=search&q=${word}`)
  await expect(field).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Squawks 1' })).toBeVisible()
  await expect(getResult('answers').locator('mark')).toHaveText(word)
  expect(await findAxeViolations(page)).toEqual([])

  // A reply opens in its parent's thread.
  await getResult('answers')
    .getByRole('link', { name: `${word} answers` })
    .click()
  await expect(page.getByRole('article').filter({ hasText: root.title })).toBeVisible()
  await expect(getResult('answers')).toBeFocused()
  await page.goBack()
  await expect(field).toHaveValue(word)
  // A message opens in its conversation.
  await getResult('for you')
    .getByRole('link', { name: `${word} for you` })
    .click()
  const conversation = page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })
  await expect(conversation.getByRole('listitem').filter({ hasText: `${word} for you` })).toBeFocused()
  await page.goBack()
  // A recording opens in its owlcast.
  await page.getByRole('link', { name: 'Owlcasts', exact: true }).click()
  await expect(page).toHaveURL(/kind=owlcast/)
  await expect(getResult('answers')).toHaveCount(0)
  await getResult('in the reeds')
    .getByRole('link', { name: `${word} in the reeds` })
    .click()
  await expect(getResult('in the reeds')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(getResult('answers')).toBeVisible()

  await field.fill(`${word.slice(0, 3)}${word.slice(4)}`)
  await expect(page.getByRole('heading', { name: 'No results found for' })).toBeVisible()
  await page.getByText('Did you mean').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Squawks 1' })).toBeVisible()
  await expect(field).toHaveValue(word.toLowerCase())

  await field.fill(speaker.username.slice(0, -1))
  const people = page.getByRole('region', { name: 'People' })
  await people.getByRole('link', { name: `@${speaker.username}` }).click()
  await expect(page.getByRole('heading', { name: speaker.displayName })).toBeVisible()
})

test('a result scrolls to its squawk in a visible list and in a cached one', {
  tag: '@extended',
}, async ({ speaker, visitor }) => {
  const word = unique('Bittern').replace(' ', '')
  const post = await publishPost(speaker, { title: `${word} in the reeds` })
  for (const n of [1, 2, 3, 4, 5]) await publishPost(speaker, { title: unique(`Above it ${n}`) })
  await blockEvents(visitor)
  const card = visitor.locator(`[data-post="${post.id}"]`)
  // Lists are cached for a second, and this window receives no events.
  await expect(async () => {
    await visitor.goto('/?view=squawks')
    await expect(card).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const field = visitor.getByRole('combobox', { name: /^Search squawks/ })
  const choose = async () => {
    await visitor.evaluate(() => scrollTo(0, 0))
    await field.fill(word)
    await expect(visitor.getByRole('option', { selected: true })).toContainText(post.title)
    await visitor.keyboard.press('Enter')
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport({ ratio: 0.9 })
  }
  await choose()
  await choose()
  await visitor.getByRole('link', { name: 'Home' }).click()
  await choose()
})

for (const width of [390, 900, 1280])
  test(`a feed has one search, beside it or in its bar, ${width} px`, {
    tag: '@extended',
  }, async ({ speaker, visitor }) => {
    const post = await publishPost(speaker, { title: unique('Found from a feed') })
    await visitor.setViewportSize({ width, height: 844 })
    await visitor.goto('/?view=nightingale')
    if (width < 1120) await visitor.getByRole('link', { name: 'Search', exact: true }).click()
    const field = visitor.getByRole('combobox', { name: /^Search squawks/ })
    await expect(field).toHaveCount(1)
    await field.fill(post.title)
    await visitor.getByRole('group', { name: 'Squawks' }).getByRole('option').first().click()
    await expect(visitor.locator(`[data-post="${post.id}"]`)).toBeFocused()
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
