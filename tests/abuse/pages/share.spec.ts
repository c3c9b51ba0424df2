/** Every string in what the Worker renders: share pages, embeds, previews, data for machines. */
import { PREVIEW_TEXT_MAX_CHARS } from '../../../domain/limits'
import { cut, oneLine } from '../../../domain/text'
import { figure } from '../figures'
import { flawOf, type House } from '../house'
import { everybody, type Said } from './everybody'
import { expect, test } from './house-test'
import { pagesRead, type Read } from './read-pages'
import { each } from './send'
import { OURS } from './strings'
import { overflow } from './watch'

/** What is served there; the answer itself has to be sound. */
async function served(house: House, path: string): Promise<string> {
  const answer = await house.ask(`GET ${path}`)
  const text = await answer.text()
  const { status, headers } = answer
  const bad = flawOf(answer, '') ?? (status === 200 ? null : String(status))
  if (bad || headers.has('x-naughty') || headers.has('set-cookie'))
    throw new Error(`${path}: ${bad} ${[...headers]}`)
  return text
}

/** Markup knows one kind of line's end. */
const inMarkup = (text: string) => text.replace(/\r\n?/g, '\n')

function wantedOn({ title, name, content, tags, post }: Said) {
  const summary = cut(oneLine(content), PREVIEW_TEXT_MAX_CHARS)
  const previews = ['og:title', 'twitter:title', 'author', 'twitter:data1', 'description', 'og:description']
  const says = [title, title, name, name, summary, summary]
  return {
    h1: title,
    by: name,
    said: inMarkup(content),
    tags,
    audio: post.audioUrl,
    meta: expect.objectContaining(Object.fromEntries(previews.map((key, at) => [key, says[at]]))),
    oembed: title,
    state: { title, content, author: name },
    jsonLd: { name: title, author: name, description: summary },
  }
}

/** What elements are there beyond those of a page that says nothing but plain words. */
function strangers(all: readonly Read[], plain: number): string[] {
  const known = new Set(all[plain]?.elements)
  return [...new Set(all.flatMap(({ elements }) => elements))].filter((one) => !known.has(one))
}

test('share pages say what was sent, and are made of what a plain one is made of', async ({
  house,
  look,
}) => {
  const { said } = await everybody(house)
  const { page } = await look()
  const plain = said.findIndex(({ typed }) => typed === 'toString')
  const pages = await pagesRead(page, await each(said, ({ post }) => served(house, `/squawk/${post.id}`)))
  const wrong: unknown[] = []
  for (const [at, one] of said.entries()) {
    const { elements: _, ...is } = pages[at] ?? { elements: [] }
    const wanted = wantedOn(one)
    // One comparison for all of it, and which one it is where it fails.
    if (!expect.objectContaining(wanted).asymmetricMatch(is)) wrong.push({ typed: one.typed, wanted, is })
  }
  expect(wrong).toEqual([])
  expect(strangers(pages, plain)).toEqual([])
  figure('share pages, as served', said.length, 'title, text, tags, previews, JSON-LD and state as sent')

  const embeds = await pagesRead(
    page,
    await each(said, ({ post }) => served(house, `/embed/squawk/${post.id}`)),
  )
  expect(
    said.filter(({ title, name }, at) => embeds[at]?.h1 !== title || !embeds[at]?.by.includes(name)),
  ).toEqual([])
  expect(strangers(embeds, plain)).toEqual([])
  figure('embeds, as served', said.length, 'as sent, no element that a plain one lacks')
})

test('what other sites are told to embed holds one frame and its title', async ({ house, look }) => {
  const { said } = await everybody(house)
  const { page } = await look()
  const told = await each(said, async ({ post }) => {
    const link = encodeURIComponent(`${house.origin}/squawk/${post.id}`)
    return JSON.parse(await served(house, `/api/oembed?url=${link}`))
  })
  const frames = await page.evaluate(
    (all) =>
      all.map((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        return [body.textContent, body.childElementCount, body.querySelector('iframe')?.title]
      }),
    told.map(({ html }: { html: string }) => html),
  )
  expect(told.map(({ title, author_name }) => [title, author_name])).toEqual(
    said.map(({ title, name }) => [title, name]),
  )
  expect(frames).toEqual(said.map(({ title }) => ['', 1, `Audio of ${title}`]))
  figure('oEmbed answers', said.length, 'one frame, titled as sent')
})

test('opened in Chromium, share pages and public profiles run nothing and fit', async ({ house, look }) => {
  const { said } = await everybody(house)
  const ours = said.filter(({ typed }) => OURS.includes(typed))
  const { page, flaws } = await look()
  for (const { post, person, title, name, typed } of ours) {
    await page.goto(`/squawk/${post.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The script has taken over from what was served.
    await expect(page.locator('audio[controls]')).toHaveCount(0)
    expect(await overflow(page), typed).toBe(0)
    expect(await flaws(), typed).toEqual([])
    await page.goto(`/@${person.username}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(oneLine(name))
    expect(await overflow(page), typed).toBe(0)
    expect(await flaws(), typed).toEqual([])
  }
  figure('share pages and public profiles, opened', 2 * ours.length, 'nothing ran, nothing overflows')
})
