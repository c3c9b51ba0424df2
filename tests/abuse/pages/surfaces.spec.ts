/** Surfaces of the other fields: each shows texts as sent, executes nothing and does not overflow. */
import type { Page } from '@playwright/test'
import { oneLine } from '../../../domain/text'
import { figure } from '../figures'
import { everybody } from './everybody'
import { fields, type Typed } from './fields'
import { expect, type Looker, test } from './house-test'
import { overflow } from './watch'

/** Returns the texts of these elements after loading at least `least` of them. */
async function texts(
  page: Page,
  css: string,
  least: number,
  more = 'main .feed-end button, .more-replies button',
): Promise<string[]> {
  const found = page.locator(css)
  await expect(found.first()).toBeAttached()
  while ((await found.count()) < least) {
    const before = await found.count()
    await page.locator(more).last().click()
    await expect.poll(() => found.count()).toBeGreaterThan(before)
  }
  return found.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
}

/** Expects no overflow and no violations. */
async function sound({ page, flaws }: Looker): Promise<void> {
  expect(await overflow(page)).toBe(0)
  expect(await flaws()).toEqual([])
}

const titles = (all: readonly Typed[], untitled: string) => all.map(({ typed }) => oneLine(typed) || untitled)
/** Returns the wanted texts that are not shown. */
const missing = (wanted: readonly string[], shown: readonly string[]) =>
  wanted.filter((one) => !shown.includes(one))

test('threads, stories, songs, podcasts and owlcasts show texts as sent', async ({ server, look }) => {
  const { root, replies, hums, songs, parrots, casts } = await fields(server)
  const looker = await look()
  const { page } = looker
  const see = async (what: string, path: string, css: string, wanted: string[], more?: string) => {
    await page.goto(path)
    expect(missing(wanted, await texts(page, css, wanted.length, more)), what).toEqual([])
    await sound(looker)
    figure(what, wanted.length, 'as sent')
  }
  const named = replies.filter(({ typed }) => oneLine(typed) !== '')
  await see(
    'a thread',
    `/?view=squawks&post=${root.id}&thread=open`,
    '.chain h3',
    titles(named, ''),
    '.more-replies button',
  )
  await see('healing stories', '/?view=hum', 'article h2', titles(hums, 'My HUM'))
  await see('songs', '/?view=nightingale', 'article h2', titles(songs, ''))
  await see(
    'podcast replies',
    '/?view=squawks',
    '.podcastblock strong',
    parrots.map(({ typed }) => `Replying to ${oneLine(typed)}`),
  )
  await see('owlcasts', '/?view=owlcast', '.cover h2', titles(casts, ''))
})

test('messages, notifications, own posts, profile, settings and the graph show texts as sent', async ({
  server,
  look,
}) => {
  const { mara, writer, messages, passkeys } = await fields(server)
  const { said, reader } = await everybody(server)
  const hers = await look(mara)
  await hers.page.goto(`/?view=mue-messages&with=user:${writer.id}`)
  await expect(hers.page.locator('.msg').first()).toBeVisible()
  const some = await texts(hers.page, '.msg .tx', 1)
  expect(missing(some, titles(messages, ''))).toEqual([])
  await sound(hers)
  figure('messages', some.length, 'as sent')
  await hers.page.goto('/?view=settings')
  await expect(hers.page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect.poll(() => hers.page.locator('main').textContent()).toContain(passkeys[0] ?? '')
  await sound(hers)
  figure('settings with passkeys', passkeys.length, 'nothing ran')

  const theirs = await look(reader)
  await theirs.page.goto('/?view=squawks')
  await theirs.page
    .getByRole('button', { name: /Notifications/ })
    .first()
    .click()
  const names = [...said.map(({ name }) => oneLine(name)), ...said.map(({ title }) => title)]
  const told = await texts(theirs.page, '.notes li b', 30)
  expect(missing(told, names)).toEqual([])
  await sound(theirs)
  figure('notifications', told.length, 'as sent')

  const visitor = await look()
  await visitor.page.goto('/?view=graph&as=list')
  const nodes = await texts(visitor.page, '.graphlist > li > a b', 1)
  await sound(visitor)
  figure('the graph as a list', nodes.length, 'nothing ran')
  for (const { person, name, typed } of said.filter((_, at) => at % 40 === 0)) {
    const own = await look(person)
    for (const view of ['profile', 'my-squawks', `member&name=${encodeURIComponent(person.username)}`]) {
      await own.page.goto(`/?view=${view}`)
      await expect(own.page.locator('main')).toContainText(oneLine(name))
      expect(await overflow(own.page), typed).toBe(0)
      expect(await own.flaws(), typed).toEqual([])
    }
    await own.context.close()
  }
  figure('profile, own posts and member page', 3 * Math.ceil(said.length / 40), 'as sent')
})

test('the library and the moderation queue show texts as sent', async ({ server, look }) => {
  const { tracks, reported } = await fields(server)
  const keeper = await server.createUser('Night Keeper', { admin: true })
  const looker = await look(keeper)
  const { page } = looker
  await page.goto('/?view=mue-manager')
  const names = await texts(page, '.mue-card h2', 1)
  expect(names.length).toBeGreaterThan(tracks / 2)
  await sound(looker)
  figure('the library', names.length, 'nothing ran')
  await page.goto('/?view=moderation')
  const quoted = await texts(page, '.reported blockquote', 1)
  expect(
    missing(
      quoted,
      reported.map((typed) => typed.trim()),
    ),
  ).toEqual([])
  await sound(looker)
  figure('the queue of reports', quoted.length, 'as sent')
})

test('searches, quick jumps and URLs execute nothing', async ({ server, look }) => {
  const { said } = await everybody(server)
  const looker = await look()
  const { page } = looker
  await page.goto('/?view=search&q=naughty&kind=squawk')
  const shown = await texts(page, '.results h3', 60, 'main .more button, main button.more, .finding > button')
  expect(
    missing(
      shown,
      said.map(({ title, content }) => title.trim() || content),
    ),
  ).toEqual([])
  await sound(looker)
  figure('search results', shown.length, 'as sent')
  const typed = said.filter((_, at) => at % 12 === 0).map((one) => one.typed)
  for (const text of typed) {
    await page.goto(`/?view=search&q=${encodeURIComponent(text.toWellFormed())}`)
    await expect(page.locator('main')).toBeVisible()
    for (const name of ['view', 'post', 'name&view=member', 'with&view=mue-messages', 'kind&view=search'])
      await page.goto(`/?${name.replace(/^(\w+)/, `$1=${encodeURIComponent(text.toWellFormed())}`)}`)
    expect(await overflow(page), text).toBe(0)
    expect(await looker.flaws(), text).toEqual([])
  }
  figure('URLs and searches', 6 * typed.length, 'nothing ran, nothing overflows')
})

test('emails keep subjects on one line, and the mailbox shows them as text', async ({ server, look }) => {
  await fields(server)
  const letters = await server.query<{ subject: string; html: string }>('select subject, html from outbox')
  expect(letters.filter(({ subject }) => /[\r\n\u2028\u2029]/.test(subject))).toEqual([])
  const looker = await look()
  await looker.page.goto('/api/dev/outbox')
  await sound(looker)
  figure('emails', letters.length, 'subjects on one line, nothing ran in the mailbox')
})
