/**
 * Data exports opened from disk and from another host: texts as sent, nothing executes, nothing external is requested.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { addFigure } from '../figures'
import type { Person, TestServer } from '../test-server'
import { fillFields } from './fields'
import { createNaughtyUsers } from './naughty-users'
import { publish } from './publish-posts'
import { expect, test, type ViewerWindow } from './server-fixture'
import { OURS } from './strings'
import { measureOverflow } from './watch-page'

/** A host for published archives, mocked by the test. */
const HOST = 'http://archive.example/'

/** Downloads and unpacks an export; returns the names of its files. */
async function unpackExport(server: TestServer, as: Person, folder: string): Promise<string[]> {
  const answer = await server.request('GET /api/me/export', { as })
  if (!answer.ok) throw new Error(await answer.text())
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  for (const [name, bytes] of files) {
    const path = resolve(folder, name)
    if (!path.startsWith(`${resolve(folder)}/`)) throw new Error(`${name} leaves its folder`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  return files.map(([name]) => name)
}

/** Records requests outside these addresses. */
function recordStrays({ context }: ViewerWindow, ...within: string[]): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (!within.some((address) => request.url().startsWith(address))) found.push(request.url())
  })
  return found
}

/** Reads the texts of the page. */
function readExport({ page }: ViewerWindow) {
  return page.evaluate(() => {
    const texts = (css: string, root: ParentNode = document) =>
      [...root.querySelectorAll(css)].map(({ textContent }) => textContent ?? '')
    return {
      tab: document.title,
      head: texts('h1')[0],
      articles: [...document.querySelectorAll('article')].map((one) => ({
        title: texts('h3', one)[0],
        facts: texts('small', one)[0],
        content: texts('p:not(:has(small))', one)[0] ?? '',
        tags: texts('p > small', one)[0],
        sound: one.querySelector('audio')?.getAttribute('src') ?? '',
        label: one.querySelector('audio')?.getAttribute('aria-label') ?? '',
      })),
      elements: [...new Set([...document.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    }
  })
}

const ELEMENTS = 'article audio body div h1 h2 h3 head header html main meta p small style time title'.split(
  ' ',
)

test('an export shows naughty names as text, wherever it is opened', async ({ server, openWindow }, info) => {
  const { users } = await createNaughtyUsers(server)
  const some = users.filter(({ typed }) => OURS.includes(typed))
  const viewer = await openWindow()
  const { page } = viewer
  const at = info.outputPath('archives')
  const strayRequests = recordStrays(viewer, pathToFileURL(at).href, HOST)
  await page.route(`${HOST}**`, (route) =>
    route.fulfill({ path: join(at, decodeURIComponent(new URL(route.request().url()).pathname)) }),
  )
  for (const [n, { person, name, title, content, tags, typed }] of some.entries()) {
    await unpackExport(server, person, join(at, String(n)))
    const home = n % 2 ? `${pathToFileURL(at).href}/` : HOST
    await page.goto(`${home}${n}/index.html`)
    const { tab, head, articles, elements } = await readExport(viewer)
    expect(head, typed).toBe(`${name} on Owlcast`)
    expect(tab, typed).toBe(`${name} on Owlcast`.replace(/\s+/g, ' ').trim())
    const [voice] = articles
    expect({ title: voice?.title, content: voice?.content, label: voice?.label, tags: voice?.tags }).toEqual({
      title,
      content: content.replace(/\r\n?/g, '\n'),
      label: title,
      tags: tags.join(' '),
    })
    expect(
      elements.filter((one) => !ELEMENTS.includes(one)),
      typed,
    ).toEqual([])
    expect(await measureOverflow(page), typed).toBe(0)
    expect(await viewer.flaws(), typed).toEqual([])
  }
  expect(strayRequests).toEqual([])
  addFigure('exports, unpacked and opened', some.length, 'as sent, nothing ran or was loaded')
})

test('an export lists all titles and messages, and its players find their files', async ({
  server,
  openWindow,
}, info) => {
  const { mara, recordings, messages } = await fillFields(server)
  // Each of these characters decomposes into three of four bytes.
  await publish(server, mara, 'squawk', { title: '\u{1d160}'.repeat(50), tags: ['a'] })
  const folder = info.outputPath('archive')
  const names = await unpackExport(server, mara, folder)
  const onDisk = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  expect(names.filter((name) => !onDisk.includes(name))).toEqual([])
  const viewer = await openWindow()
  const { page } = viewer
  const home = pathToFileURL(folder).href
  const strayRequests = recordStrays(viewer, home)
  await page.goto(`${home}/index.html`)
  const { articles } = await readExport(viewer)
  const titles = articles.map(({ title }) => title)
  expect(recordings.filter(({ post }) => !titles.includes(post.title))).toEqual([])
  const heard = articles.map(({ facts }) => facts?.replace(/ · [^·]*(· [\d:]+)?$/, ''))
  expect(messages.filter(({ post }) => !heard.includes(post.title))).toEqual([])
  const sounds = articles.map(({ sound }) => decodeURIComponent(sound)).filter(Boolean)
  expect(sounds.length).toBeGreaterThan(recordings.length)
  expect(sounds.filter((path) => !onDisk.includes(path))).toEqual([])
  // Plays those with the most unusual file names.
  const played = await page.evaluate(async () => {
    const players = [...document.querySelectorAll('audio')].filter((_, at) => at % 9 === 0)
    for (const player of players) {
      player.muted = true
      await player.play()
      player.pause()
    }
    return players.length
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
  }
  expect(strayRequests).toEqual([])
  expect(await viewer.flaws()).toEqual([])
  addFigure('posts and messages in one export', articles.length, `as sent, ${played} played from the disk`)
})
