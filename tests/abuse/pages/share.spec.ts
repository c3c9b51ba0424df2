/** Every string in server-rendered documents: share pages, embeds, previews and structured data. */
import { PREVIEW_TEXT_MAX_CHARS } from '../../../domain/share/share.limits'
import { truncate } from '../../../domain/text/length'
import { toOneLine } from '../../../domain/text/text'
import { addFigure } from '../figures'
import { findFlaw, type TestServer } from '../test-server'
import { createNaughtyUsers, type NaughtyUser } from './naughty-users'
import { mapConcurrently } from './publish-posts'
import { type ReadPage, readPages } from './read-pages'
import { expect, test } from './server-fixture'
import { OURS } from './strings'
import { measureOverflow } from './watch-page'

/** Fetches a document; throws if the response is not sound. */
async function fetchPage(server: TestServer, path: string): Promise<string> {
  const answer = await server.request(`GET ${path}`)
  const text = await answer.text()
  const { status, headers } = answer
  const bad = findFlaw(answer, '') ?? (status === 200 ? null : String(status))
  if (bad || headers.has('x-naughty') || headers.has('set-cookie'))
    throw new Error(`${path}: ${bad} ${[...headers]}`)
  return text
}

/** HTML normalises line breaks. */
const normalizeBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

function toExpected({ title, name, content, tags, post }: NaughtyUser) {
  const summary = truncate(toOneLine(content), PREVIEW_TEXT_MAX_CHARS)
  const previews = ['og:title', 'twitter:title', 'author', 'twitter:data1', 'description', 'og:description']
  const says = [title, title, name, name, summary, summary]
  return {
    h1: title,
    by: name,
    content: normalizeBreaks(content),
    tags,
    audio: post.audioUrl,
    meta: expect.objectContaining(Object.fromEntries(previews.map((key, at) => [key, says[at]]))),
    oembed: title,
    state: { title, content, author: name },
    jsonLd: { name: title, author: name, description: summary },
  }
}

/** Returns elements beyond those of a page with plain text. */
function listUnknownElements(all: readonly ReadPage[], plain: number): string[] {
  const known = new Set(all[plain]?.elements)
  return [...new Set(all.flatMap(({ elements }) => elements))].filter((one) => !known.has(one))
}

test('share pages show every string as sent, with the elements of a plain page', async ({
  server,
  openWindow,
}) => {
  const { users } = await createNaughtyUsers(server)
  const { page } = await openWindow()
  const plain = users.findIndex(({ typed }) => typed === 'toString')
  const pages = await readPages(
    page,
    await mapConcurrently(users, ({ post }) => fetchPage(server, `/squawk/${post.id}`)),
  )
  const wrong: unknown[] = []
  for (const [at, one] of users.entries()) {
    const { elements: _, ...is } = pages[at] ?? { elements: [] }
    const wanted = toExpected(one)
    // Each page is compared once, reported with its string.
    if (!expect.objectContaining(wanted).asymmetricMatch(is)) wrong.push({ typed: one.typed, wanted, is })
  }
  expect(wrong).toEqual([])
  expect(listUnknownElements(pages, plain)).toEqual([])
  addFigure('share pages, as served', users.length, 'title, text, tags, previews, JSON-LD and state as sent')

  const embeds = await readPages(
    page,
    await mapConcurrently(users, ({ post }) => fetchPage(server, `/embed/squawk/${post.id}`)),
  )
  expect(
    users.filter(({ title, name }, at) => embeds[at]?.h1 !== title || !embeds[at]?.by.includes(name)),
  ).toEqual([])
  expect(listUnknownElements(embeds, plain)).toEqual([])
  addFigure('embeds, as served', users.length, 'as sent, no element that a plain one lacks')
})

test('oEmbed responses hold one frame with its title', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  const { page } = await openWindow()
  const oembeds = await mapConcurrently(users, async ({ post }) => {
    const link = encodeURIComponent(`${server.origin}/squawk/${post.id}`)
    return JSON.parse(await fetchPage(server, `/api/oembed?url=${link}`))
  })
  const frames = await page.evaluate(
    (all) =>
      all.map((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        return [body.textContent, body.childElementCount, body.querySelector('iframe')?.title]
      }),
    oembeds.map(({ html }: { html: string }) => html),
  )
  expect(oembeds.map(({ title, author_name }) => [title, author_name])).toEqual(
    users.map(({ title, name }) => [title, name]),
  )
  expect(frames).toEqual(users.map(({ title }) => ['', 1, `Audio of ${title}`]))
  addFigure('oEmbed answers', users.length, 'one frame, titled as sent')
})

test('share pages and public profiles execute nothing and do not overflow in Chromium', async ({
  server,
  openWindow,
}) => {
  const { users } = await createNaughtyUsers(server)
  const ours = users.filter(({ typed }) => OURS.includes(typed))
  const { page, flaws } = await openWindow()
  for (const { post, person, title, name, typed } of ours) {
    await page.goto(`/squawk/${post.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The client has hydrated the page.
    await expect(page.locator('audio[controls]')).toHaveCount(0)
    expect(await measureOverflow(page), typed).toBe(0)
    expect(await flaws(), typed).toEqual([])
    await page.goto(`/@${person.username}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(toOneLine(name))
    expect(await measureOverflow(page), typed).toBe(0)
    expect(await flaws(), typed).toEqual([])
  }
  addFigure('share pages and public profiles, opened', 2 * ours.length, 'nothing ran, nothing overflows')
})
