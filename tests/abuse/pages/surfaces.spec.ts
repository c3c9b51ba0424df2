/** Surfaces of the other fields: each shows texts as sent, executes nothing and does not overflow. */
import type { Page } from '@playwright/test'
import { toOneLine } from '../../../domain/text/text'
import { addFigure } from '../figures'
import { fillFields, type Typed } from './fields'
import { createNaughtyUsers } from './naughty-users'
import { expect, test, type ViewerWindow } from './server-fixture'
import { measureOverflow } from './watch-page'

/** Returns the texts of these elements after loading at least `least` of them. */
async function readTexts(
  page: Page,
  css: string,
  least: number,
  more = 'main .feed-end button, .more-replies button',
): Promise<string[]> {
  const found = page.locator(css)
  await expect(found.first()).toBeAttached()
  while ((await found.count()) < least) {
    const before = await found.count()
    // A feed loads more by itself when its button is scrolled to, and may take the button away.
    const loadMore = async () => {
      if ((await found.count()) === before) await page.locator(more).last().click({ timeout: 2_000 })
      expect(await found.count()).toBeGreaterThan(before)
    }
    await expect(loadMore).toPass({ timeout: 60_000 })
  }
  return found.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
}

/** Expects no overflow and no violations. */
async function expectSound({ page, flaws }: ViewerWindow): Promise<void> {
  expect(await measureOverflow(page)).toBe(0)
  expect(await flaws()).toEqual([])
}

const toTitles = (all: readonly Typed[], untitled: string) =>
  all.map(({ typed }) => toOneLine(typed) || untitled)
/** Returns the wanted texts that are not shown. */
const listMissing = (wanted: readonly string[], shown: readonly string[]) =>
  wanted.filter((one) => !shown.includes(one))

test('threads, stories, songs, podcasts and owlcasts show texts as sent', async ({ server, openWindow }) => {
  const { root, replies, hums, songs, parrots, casts } = await fillFields(server)
  const viewer = await openWindow()
  const { page } = viewer
  const expectTexts = async (what: string, path: string, css: string, wanted: string[], more?: string) => {
    await page.goto(path)
    expect(listMissing(wanted, await readTexts(page, css, wanted.length, more)), what).toEqual([])
    await expectSound(viewer)
    addFigure(what, wanted.length, 'as sent')
  }
  const named = replies.filter(({ typed }) => toOneLine(typed) !== '')
  await expectTexts(
    'a thread',
    `/?view=squawks&post=${root.id}&thread=open`,
    '.chain h3',
    toTitles(named, ''),
    '.more-replies button',
  )
  await expectTexts('healing stories', '/?view=hum', 'article h2', toTitles(hums, 'My HUM'))
  await expectTexts('songs', '/?view=nightingale', 'article h2', toTitles(songs, ''))
  await expectTexts(
    'podcast replies',
    '/?view=squawks',
    '.podcast-block strong',
    parrots.map(({ typed }) => `Replying to ${toOneLine(typed)}`),
  )
  await expectTexts('owlcasts', '/?view=owlcast', '.cover h2', toTitles(casts, ''))
})

test('messages, notifications, own posts, profile, settings and the graph show texts as sent', async ({
  server,
  openWindow,
}) => {
  const { mara, writer, messages, passkeys } = await fillFields(server)
  const { users, reader } = await createNaughtyUsers(server)
  const hers = await openWindow(mara)
  await hers.page.goto(`/?view=mue-messages&with=user:${writer.id}`)
  await expect(hers.page.locator('.message').first()).toBeVisible()
  const some = await readTexts(hers.page, '.message .row-text', 1)
  expect(listMissing(some, toTitles(messages, ''))).toEqual([])
  await expectSound(hers)
  addFigure('messages', some.length, 'as sent')
  await hers.page.goto('/?view=settings&group=you')
  await expect(hers.page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(() => hers.page.locator('main').textContent()).toContain(passkeys[0] ?? '')
  await expectSound(hers)
  addFigure('settings with passkeys', passkeys.length, 'nothing ran')

  const theirs = await openWindow(reader)
  await theirs.page.goto('/?view=squawks')
  await theirs.page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click()
  const names = [...users.map(({ name }) => toOneLine(name)), ...users.map(({ title }) => title)]
  const shown = await readTexts(theirs.page, '.notes li b', 30)
  expect(listMissing(shown, names)).toEqual([])
  await expectSound(theirs)
  addFigure('notifications', shown.length, 'as sent')

  const visitor = await openWindow()
  await visitor.page.goto('/?view=graph&as=list')
  const nodes = await readTexts(visitor.page, '.graph-list > li > a b', 1)
  await expectSound(visitor)
  addFigure('the graph as a list', nodes.length, 'nothing ran')
  for (const { person, name, typed } of users.filter((_, at) => at % 40 === 0)) {
    const own = await openWindow(person)
    for (const view of ['profile', 'my-squawks', `member&name=${encodeURIComponent(person.username)}`]) {
      await own.page.goto(`/?view=${view}`)
      await expect(own.page.locator('main')).toContainText(toOneLine(name))
      expect(await measureOverflow(own.page), typed).toBe(0)
      expect(await own.flaws(), typed).toEqual([])
    }
    await own.context.close()
  }
  addFigure('profile, own posts and member page', 3 * Math.ceil(users.length / 40), 'as sent')
})

test('the library and the moderation queue show texts as sent', async ({ server, openWindow }) => {
  const { tracks, reported } = await fillFields(server)
  const keeper = await server.createUser('Night Keeper', { admin: true })
  const viewer = await openWindow(keeper)
  const { page } = viewer
  await page.goto('/?view=mue-manager')
  const names = await readTexts(page, '.mue-card h2', 1)
  expect(names.length).toBeGreaterThan(tracks / 2)
  await expectSound(viewer)
  addFigure('the library', names.length, 'nothing ran')
  await page.goto('/?view=moderation')
  const quoted = await readTexts(page, '.reported blockquote', 1)
  expect(
    listMissing(
      quoted,
      reported.map((typed) => typed.trim()),
    ),
  ).toEqual([])
  await expectSound(viewer)
  addFigure('the queue of reports', quoted.length, 'as sent')
})

test('searches, quick jumps and URLs execute nothing', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  const viewer = await openWindow()
  const { page } = viewer
  await page.goto('/?view=search&q=naughty&kind=squawk')
  const shown = await readTexts(
    page,
    '.results h3',
    60,
    'main .more button, main button.more, .finding > button',
  )
  expect(
    listMissing(
      shown,
      users.map(({ title, content }) => title.trim() || content),
    ),
  ).toEqual([])
  await expectSound(viewer)
  addFigure('search results', shown.length, 'as sent')
  const typed = users.filter((_, at) => at % 12 === 0).map((one) => one.typed)
  for (const text of typed) {
    await page.goto(`/?view=search&q=${encodeURIComponent(text.toWellFormed())}`)
    await expect(page.locator('main')).toBeVisible()
    for (const name of ['view', 'post', 'name&view=member', 'with&view=mue-messages', 'kind&view=search'])
      await page.goto(`/?${name.replace(/^(\w+)/, `$1=${encodeURIComponent(text.toWellFormed())}`)}`)
    expect(await measureOverflow(page), text).toBe(0)
    expect(await viewer.flaws(), text).toEqual([])
  }
  addFigure('URLs and searches', 6 * typed.length, 'nothing ran, nothing overflows')
})

test('emails keep subjects on one line, and the mailbox shows them as text', async ({
  server,
  openWindow,
}) => {
  await fillFields(server)
  const emails = await server.query<{ subject: string; html: string }>('select subject, html from outbox')
  expect(emails.filter(({ subject }) => /[\r\n\u2028\u2029]/.test(subject))).toEqual([])
  const viewer = await openWindow()
  await viewer.page.goto('/api/dev/outbox')
  await expectSound(viewer)
  addFigure('emails', emails.length, 'subjects on one line, nothing ran in the mailbox')
})
