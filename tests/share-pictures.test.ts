/** The text of share pictures in every script, drawn with the fonts of the site. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../domain/share/share'
import { drawMember, drawPreview } from '../worker/share/picture'
import { getFontName, loadFonts, type ReadFont } from '../worker/share/picture-fonts'
import { setText, splitGraphemes } from '../worker/share/picture-text'
import { drawPostCover } from '../worker/share/post-cover'
import { makeAuthor, makePost } from './components/builders'

const FOLDER = new URL('../web/public/picture-fonts/', import.meta.url)
const readFont = async (file: string) => new Uint8Array(readFileSync(fileURLToPath(new URL(file, FOLDER))))
const readNoFont = async () => null
const MARGIN = 80
const BYTES_PER_PIXEL = 3
/** Larger pictures are slow to load in chats. */
const MAX_BYTES = 150_000
const FAMILY = '👩‍👩‍👧‍👦'

/** A title in each script, with a second spelling that must look different. */
const TITLES: [script: string, title: string, other: string][] = [
  ['Latin', 'The fox is back', 'The fox is bacq'],
  ['Vietnamese', 'Tiếng Việt giữa đêm', 'Tiêng Việt giữa đêm'],
  ['Cyrillic', 'Лиса вернулась к каналу', 'Лиса вернулась к каналы'],
  ['Greek', 'Η αλεπού γύρισε', 'Η αλεπού γύρισα'],
  ['Chinese', '狐狸又回到运河边了', '狐狸又回到运河边啊'],
  ['Japanese', '田中さんのキツネが戻った', '田中さんのキツネが戻っだ'],
  ['Korean', '여우가 돌아왔다', '여우가 돌아왔디'],
  ['Arabic', 'عاد الثعلب إلى القناة', 'عاد الثعلب إلى القناه'],
  ['Hebrew', 'השועל חזר אל התעלה 123 (שוב)', 'השועל חזר אל התעלה 124 (שוב)'],
  ['Devanagari', 'लोमड़ी फिर नहर पर लौट आई', 'लोमड़ी फिर नहर पर लौट आइ'],
  ['emoji', `🦊🌙 ${FAMILY} 🇨🇭`, `🦊🌙 ${FAMILY} 🇨🇦`],
]

function decodePixels(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const start = 8 + 25
  const rows = inflateSync(bytes.slice(start + 8, start + 8 + view.getUint32(start)))
  const stride = PICTURE_WIDTH * BYTES_PER_PIXEL + 1
  return (x: number, y: number) =>
    rows
      .subarray(y * stride + 1 + x * BYTES_PER_PIXEL)
      .subarray(0, BYTES_PER_PIXEL)
      .join()
}

/** Returns how many pixels of an area have another colour than its corner. */
function countDrawn(
  bytes: Uint8Array,
  { left = 0, right = PICTURE_WIDTH, top = 0, bottom = PICTURE_HEIGHT },
): number {
  const getPixel = decodePixels(bytes)
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (getPixel(x, y) !== getPixel(0, 0)) count++
  return count
}

const drawTitle = async (title: string, read: ReadFont = readFont) =>
  (await drawPreview({ post: makePost({ title }) }, read)).png

describe('the picture of a post', () => {
  // First: fonts that were read once stay.
  test('shows the waveform alone when there is no font', async () => {
    const bytes = await drawTitle('A title', readNoFont)
    expect(countDrawn(bytes, { left: 200, top: 60, bottom: 150 })).toBe(0)
    expect(countDrawn(bytes, { top: 300 })).toBeGreaterThan(1000)
  })

  test('is incomplete until every font that it needs can be read', async () => {
    const draw = async (read: ReadFont) =>
      (await drawPreview({ post: makePost({ title: '狐' }) }, read)).isComplete
    expect(await draw(readNoFont)).toBe(false)
    expect(await draw((file) => (file.startsWith('cjk') ? readNoFont() : readFont(file)))).toBe(false)
    expect(await draw(() => Promise.reject(new Error('The assets are away.')))).toBe(false)
    expect(await draw(readFont)).toBe(true)
  })

  test.each(TITLES)('shows a title in %s', async (_, title, other) => {
    const bytes = await drawTitle(title)
    expect(bytes.length).toBeLessThan(MAX_BYTES)
    expect(countDrawn(bytes, { top: 170, bottom: 280 })).toBeGreaterThan(1000)
    expect(bytes).not.toEqual(await drawTitle(other))
  })

  test.each([
    ['wide letters', 'W'.repeat(100)],
    ['wide letters with spaces', 'MW '.repeat(33)],
    ['emoji', '🦉'.repeat(100)],
    ['families', FAMILY.repeat(50)],
    ['Chinese letters', '狐'.repeat(100)],
    ['Arabic letters', 'عاد الثعلب '.repeat(10)],
    ['marks upon marks', `Z${'\u0300\u0323'.repeat(50)}`],
    ['controls and unknown letters', '\u202e\u0000\ue000𓀀 x'],
  ])('keeps a title of 100 %s inside its margins', async (_, title) => {
    const bytes = await drawTitle(title)
    expect(countDrawn(bytes, { left: PICTURE_WIDTH - MARGIN + 4, top: 130 })).toBe(0)
    expect(countDrawn(bytes, { right: MARGIN - 4, top: 130 })).toBe(0)
    expect(bytes.length).toBeLessThan(MAX_BYTES)
  })

  test('says what it is, how long and by whom', async () => {
    const post = makePost({ title: 'The fox is back', seconds: 42 })
    const draw = async (changes: Partial<typeof post>) =>
      (await drawPreview({ post: { ...post, ...changes } }, readFont)).png
    const bytes = await draw({})
    for (const changes of [
      { kind: 'hum' as const, subtype: null },
      { seconds: 43 },
      { author: makeAuthor({ displayName: 'Someone else' }) },
    ])
      expect(await draw(changes)).not.toEqual(bytes)
  })
})

test('the picture of a member shows name and username in every script', async () => {
  for (const [, displayName, other] of TITLES) {
    const draw = async (name: string) =>
      (await drawMember({ displayName: name, username: 'wren', avatarColor: 'teal' }, readFont)).png
    const bytes = await draw(displayName)
    expect(countDrawn(bytes, { left: PICTURE_WIDTH - MARGIN + 4 })).toBe(0)
    expect(bytes).not.toEqual(await draw(other))
  }
})

test('text that does not fit becomes smaller first, then ends with an ellipsis', async () => {
  const box = { width: 600, lines: 2, sizes: [80, 40] }
  const fonts = await loadFonts(readFont, splitGraphemes('Waiting… for the owl'))
  expect(setText(fonts, 'Waiting', box)).toMatchObject({ size: 80, lines: [{ text: 'Waiting' }] })
  expect(setText(fonts, 'Waiting for the owl at the canal', box).size).toBe(40)
  const { lines } = setText(fonts, 'Waiting for the owl '.repeat(10), box)
  expect([lines.length, lines.at(-1)?.text.at(-1)]).toEqual([2, '…'])
  for (const { width } of lines) expect(width * 40).toBeLessThanOrEqual(600)
})

test.each([
  ['a', 'sans'],
  ['7', 'sans'],
  ['©', 'sans'],
  ['©\ufe0f', 'emoji'],
  ['7\ufe0f\u20e3', 'emoji'],
  [FAMILY, 'emoji'],
  ['。', 'cjk'],
  ['한', 'korean'],
  ['ع', 'arabic'],
  ['ש', 'hebrew'],
  ['क्षि', 'devanagari'],
])('%s is drawn by the font %s', (grapheme, name) => {
  expect(getFontName(grapheme)).toBe(name)
})

describe('the cover of a post', () => {
  const draw = (name: string) => drawPostCover({ id: 'post_1', name, bird: 'owlcast' }, readFont)

  test('is a square PNG with the name, in a size that directories of podcasts take', async () => {
    const { png, isComplete } = await draw('Night walks')
    const view = new DataView(png.buffer)
    expect([view.getUint32(16), view.getUint32(20), isComplete]).toEqual([1400, 1400, true])
    expect(png.byteLength).toBeLessThan(MAX_BYTES)
    expect(png).not.toEqual((await draw('Night talks')).png)
    expect(png).toEqual((await draw('Night walks')).png)
  })

  test.each(TITLES)('writes names in %s', async (_, name, other) => {
    const [one, two] = [await draw(name), await draw(other)]
    expect([one.isComplete, two.isComplete]).toEqual([true, true])
    expect(one.png).not.toEqual(two.png)
  })

  test('holds 100 wide letters', async () => {
    expect((await draw('W'.repeat(100))).png.byteLength).toBeLessThan(MAX_BYTES)
  })
})
