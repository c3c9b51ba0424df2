/**
 * The words of a recording, in two windows: spoken into the microphone, written down by the engine of `npm start`, read and
 * found by another user, corrected, linked to a second, exported, and gone with the sound.
 */
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import { findAxeViolations } from './axe'
import { getPostByTitle } from './fetch-posts'
import { expect, test } from './own-server'
import { fillForm, openRecorder, record } from './recording-steps'

test.describe.configure({ mode: 'serial' })
test.use({ serverVars: [{ SPEECH: 'on' }, { scope: 'worker' }] })

/** Loading the engine takes long on a busy machine. */
const WORDS_TIMEOUT_MS = 150_000
// The first words may be said before the recorder starts; without them, the engine hears no comma.
const SAID = /morning,? and nobody was there\./i

test('words are read, found, corrected and shared, and expire with the sound', {
  tag: '@extended',
}, async ({ speaker, listener, visitor, travel }) => {
  const title = 'At the water'
  await openRecorder(speaker.page)
  await record(speaker.page, 4)
  await fillForm(speaker.page, title)
  await speaker.page.getByRole('button', { name: 'Publish Squawk' }).click()
  await expect(speaker.page.getByText(/Squawk published!/)).toBeVisible()

  // Another user reads along while it plays.
  const reader = listener.page
  await reader.goto('/?view=squawks')
  const card = reader.getByRole('article', { name: title })
  await expect(card.getByText(SAID)).toBeVisible({ timeout: WORDS_TIMEOUT_MS })
  expect(await findAxeViolations(reader)).toEqual([])
  await card.getByRole('button', { name: `Play: ${title}` }).click()
  const countLit = () =>
    reader.evaluate(() => [...CSS.highlights.values()].reduce((n, { size }) => n + size, 0))
  await expect.poll(countLit).toBeGreaterThan(0)

  // Finds it by a word that is said in it, and plays it from there.
  await reader.goto('/?view=search&q=nobody')
  await reader.getByRole('button', { name: new RegExp(`^Play ${title} from 0:0`) }).click()
  await expect(reader.getByRole('button', { name: `Pause: ${title}` }).first()).toBeVisible()

  // The author corrects a word; everybody reads the correction.
  const post = await getPostByTitle(speaker.page, title)
  await speaker.page.goto('/?view=squawks')
  await speaker.page
    .getByRole('button', { name: `More actions for ${title}` })
    .first()
    .click()
  await speaker.page.getByRole('menuitem', { name: 'Correct the words' }).click()
  const field = speaker.page.getByRole('textbox', { name: 'Words at 0:00' })
  await field.fill((await field.inputValue()).replace('there', 'here'))
  await speaker.page.getByRole('button', { name: 'Save words' }).click()
  await expect(speaker.page.getByText('Words saved')).toBeVisible()
  const { words } = await (await reader.request.get(`${post.audioUrl}/words.json`)).json()
  const texts = words.map(([word]: [string]) => word)
  expect(texts).toContain('here.')
  const [, startMs] = words[texts.findIndex((text: string) => /^morning,?$/.test(text))]
  expect(startMs).toBeGreaterThan(1000)

  // The export has the words in the list of posts; the archive is not compressed.
  const archive = await (await speaker.page.request.get('/api/me/export')).body()
  expect(archive.toString()).toContain('nobody was here')

  // A link to a second plays from there; the page has the text without scripts.
  await visitor.goto(`/squawk/${post.id}?t=2`)
  await expect(visitor.getByText(/nobody was here/).first()).toBeVisible()
  const html = await (await visitor.request.get(`/squawk/${post.id}`)).text()
  expect(html).toContain('nobody was here')
  const captions = await (await visitor.request.get(`${post.audioUrl}/words.vtt`)).text()
  expect(captions).toMatch(/^WEBVTT\n/)

  // A day later the words are gone with the sound.
  await travel(DAY_MS + HOUR_MS)
  expect((await visitor.request.get(`${post.audioUrl}/words.json`)).status()).toBe(404)
  await visitor.goto('/?view=search&q=nobody')
  await expect(visitor.getByText(title)).toHaveCount(0)
})
