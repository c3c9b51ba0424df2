/** Listening and finding: the player, its queue, share pages, messages, search, the site without a network, the export. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { publish, upload } from '../abuse/pages/publish-posts'
import type { Person, TestServer } from '../abuse/test-server'
import {
  button,
  buttonLike,
  byRole,
  card,
  fillForm,
  heading,
  labelled,
  openRecorder,
  record,
  text,
  textLike,
} from './steps'
import { getFixturePath, story } from './story'
import { KEYS, type Page, pollUntil } from './webdriver'

const ASSETS = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))
const MINUTE_OF_SPEECH = readFileSync(getFixturePath('speech-60.mp3'))

/** Publishes a squawk of a minute. */
async function publishMinute(server: TestServer, as: Person, title: string) {
  const mediaId = await upload(server, as, 'squawk', MINUTE_OF_SPEECH)
  return publish(server, as, 'squawk', { title, tags: ['fox'], mediaId })
}

const getPosition = (page: Page) =>
  page.query(byRole('slider', undefined, byRole('region', 'Player')), ([slider]) =>
    Number(slider?.getAttribute('aria-valuenow') ?? 0),
  )
const waitForPosition = (page: Page, seconds: number) =>
  pollUntil(async () => (await getPosition(page)) >= seconds, `${seconds} s are played`)

story(
  'plays, seeks, goes on in another view, and plays what is queued',
  [],
  async ({ open, sound, server, wren, mara }) => {
    const first = await publishMinute(server, wren, 'Long walk')
    const second = await publishMinute(server, wren, 'Low water')
    const page = await open({ as: mara })
    await page.open('/?view=squawks')
    await sound.waitUntilHeard(() => page.press(button('Play: Long walk', card(first.id))))
    await waitForPosition(page, 1)
    await page.press(button('More actions for Low water', card(second.id)))
    await page.press(byRole('menuitem', 'Add to queue'))
    await page.press(byRole('link', { pattern: '^Home' }))
    await page.waitForUrl(/\/$/)
    const before = await getPosition(page)
    await waitForPosition(page, before + 1)
    await page.press(button('Open queue, 1 next'))
    const sheet = byRole('dialog', 'Now playing')
    await page.press(button('Forward 15 s', sheet))
    await page.press(button('Next', sheet))
    await page.waitFor(byRole('heading', 'Low water', sheet))
    await page.press(buttonLike('^Pause', sheet))
    await page.waitFor(buttonLike('^Play', sheet))
    await page.pressKeys(KEYS.escape)
    await page.waitUntilGone(sheet)
  },
)

story('a shared link and its embed play for a visitor', [], async ({ open, sound, server, wren }) => {
  const post = await publishMinute(server, wren, 'Sent along')
  const page = await open()
  await page.setWidth(390)
  await page.open(`/squawk/${post.id}`)
  await page.waitFor(byRole('heading', 'Sent along'))
  expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await sound.waitUntilHeard(() => page.press(button('Play: Sent along')))
  await page.press(button('Pause: Sent along'))
  await page.waitFor(button('Play: Sent along'))
  await page.open(`/embed/squawk/${post.id}`)
  await sound.waitUntilHeard(() => page.press(buttonLike('^Play', byRole('group'))))
})

story('two people talk in messages', [], async ({ open, sound, server, wren, mara }) => {
  for (const [one, other] of [
    [wren, mara],
    [mara, wren],
  ] as const)
    await server.request(`PUT /api/people/${other.username}/follow`, { as: one })
  const theirs = await open({ as: mara })
  await theirs.open('/?view=mue')
  await theirs.waitFor(heading('No MUE messages yet'))

  const page = await open({ as: wren })
  await page.open('/?view=record&mode=mue')
  await page.type(byRole('combobox', 'To'), `@${mara.username}`)
  await page.waitFor(textLike('Mara Lindqvist is on Owlcast'))
  await record(page, 2)
  await page.fill(labelled('^Title'), 'The frogs have started')
  await page.press(buttonLike('^Send'))
  await page.waitFor(text('Sent to Mara Lindqvist.'))

  // It arrives without a reload.
  await theirs.press(byRole('link', { pattern: 'Wren Okafor' }, byRole('region', 'Conversations')))
  const thread = byRole('region', 'Conversation with Wren Okafor')
  await sound.waitUntilHeard(() => theirs.press(button('Play: The frogs have started', thread)))
  await page.waitFor(text('The frogs have started', byRole('region', 'Conversation with Mara Lindqvist')))
})

story('a few letters find a post by keyboard', [], async ({ open, server, wren, mara }) => {
  const post = await publish(server, wren, 'squawk', { title: 'Kestrel over the weir', tags: ['weir'] })
  const page = await open({ as: mara })
  await page.open('/?view=settings')
  await page.waitFor(byRole('heading', 'Settings'))
  await page.pressKeys('/')
  const search = byRole('combobox', { pattern: '^Search squawks' })
  await page.waitFor(search)
  await page.type(search, 'kestr')
  await page.waitFor('[role=combobox][aria-activedescendant*=post]')
  await page.pressKeys(KEYS.enter)
  await page.waitForUrl(new RegExp(`view=squawks&post=${post.id}`))
  await page.waitFor(byRole('article', { pattern: 'Kestrel' }))
})

story(
  'opens without a network, records, and publishes when it returns',
  [],
  async ({ open, server, network, wren }) => {
    await publish(server, wren, 'squawk', { title: 'Heard before', tags: ['fox'] })
    const page = await open({ as: wren })
    await page.open('/?view=squawks')
    await page.waitFor(heading('Heard before'))
    await waitForServiceWorker(page)
    network.isUp = false
    await page.reload()
    await page.waitFor(textLike('Showing saved posts'))
    await page.waitFor(heading('Heard before'))
    await openRecorder(page)
    await record(page, 2)
    await fillForm(page, 'Spoken offline')
    await page.press(button('Publish Squawk'))
    await page.waitFor(textLike('Waiting to publish'))
    network.isUp = true
    await page.waitFor(textLike('Squawk published!'))
  },
)

story('downloads an export that can be opened', [], async ({ open, server, wren }) => {
  await publish(server, wren, 'squawk', { title: 'To take along', tags: ['fox'] })
  const page = await open({ as: wren })
  await page.open('/?view=settings&group=data')
  await page.press(button('Download'))
  await page.waitFor(text('Your data is in your downloads.'))
  const files = await pollUntil(() => readArchive(page.downloads), 'the archive is complete')
  expect(new TextDecoder().decode(files['voices.json'])).toContain('To take along')
  expect(Object.keys(files).some((name) => name.endsWith('.mp3'))).toBe(true)
})

/** The files of the archive in a folder; null before its last byte is written. */
async function readArchive(folder: string): Promise<Record<string, Uint8Array> | null> {
  const name = (await readdir(folder)).find((file) => file.endsWith('.zip'))
  try {
    return name ? unzipSync(new Uint8Array(readFileSync(join(folder, name)))) : null
  } catch {
    return null
  }
}

/** Waits until the service worker controls pages and has cached the recorder. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.run(async () => {
    await navigator.serviceWorker.ready
  })
  const names = (await readdir(ASSETS)).filter(
    (name) => name.endsWith('.js') && !name.startsWith('locale-') && !name.startsWith('speech.worker-'),
  )
  const listMissing = () =>
    page.run(async (wanted) => {
      const cached = new Set<string>()
      for (const cache of await caches.keys())
        for (const { url } of await (await caches.open(cache)).keys()) cached.add(url.split('/').at(-1) ?? '')
      return wanted.filter((name) => !cached.has(name))
    }, names)
  await pollUntil(async () => (await listMissing()).length === 0, 'every script is cached')
}
