/**
 * Each block of the page is drawn in one place: two sheets with one name meet as soon as both were loaded. And no sheet says
 * left or right where it means the side that lines begin or end at.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../web/', import.meta.url))
// The share page has a sheet of its own and never meets the others; two say what several blocks have in common.
const APART = /^(dist|share)\/|^ui\/(base|forced-colors)\.css$/

/** Classes that a sheet draws by themselves, not as part of something else. */
function blocksOf(css: string): string[] {
  const open: boolean[] = []
  const blocks: string[] = []
  for (const [, prelude = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    const isRule = !prelude.trim().startsWith('@')
    if (isRule && !open.includes(true)) blocks.push(...(prelude.match(/^\s*\.[\w-]+(?=\s*$)/gm) ?? []))
    open.push(isRule)
  }
  return blocks.map((block) => block.trim())
}

test('a nested rule is no block, a rule in a layer is one', () => {
  expect(
    blocksOf('@layer views { .thread { color: red; .more { margin: 0; } } .a .b { margin: 0; } }'),
  ).toEqual(['.thread'])
})

function sheetsBut(except: RegExp): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !except.test(path))
}

test('no block is drawn by two sheets', () => {
  const sheets = sheetsBut(APART)
  const drawn = new Map<string, string>()
  const twice = sheets.flatMap((sheet) =>
    [...new Set(blocksOf(readFileSync(web + sheet, 'utf8')))].flatMap((block) => {
      const first = drawn.get(block)
      drawn.set(block, sheet)
      return first ? [`${block} in ${first} and ${sheet}`] : []
    }),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(twice).toEqual([])
})

const SIDED = [
  /^(margin|padding|border)-(left|right)/,
  /^border-(top|bottom)-(left|right)-radius/,
  /^(left|right):/,
  /^(float|clear|text-align): *(left|right)/,
  /^(inset-inline|scroll-(margin|padding)|scroll-(margin|padding)-inline)-(left|right)/,
]
const FOUR_SIDES = /^(margin|padding|inset|border-width|scroll-margin|scroll-padding): *(.+)$/

/** Declarations that mean one side of the screen, also by four values of which the second and the last differ. */
function sidedIn(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((declaration) => {
      if (SIDED.some((rule) => rule.test(declaration))) return true
      const values = FOUR_SIDES.exec(declaration)?.[2] ?? ''
      const [, end, , start] = withoutBrackets(values).split(/\s+/)
      return start !== undefined && start !== end
    })
}
/** What stands in brackets as one value, however many words it has. */
function withoutBrackets(values: string): string {
  const shorter = values.replace(
    /[\w-]*\(([^()]*)\)/g,
    (_, inner: string) => `‹${inner.replace(/\s+/g, '_')}›`,
  )
  return shorter === values ? values : withoutBrackets(shorter)
}

test('sides are found by name and in the four values of a property', () => {
  expect(sidedIn('.a { margin: 0 auto 0 calc(1px + 2px); left: 0; padding: 1px 2px 3px 2px }')).toEqual([
    'margin: 0 auto 0 calc(1px + 2px)',
    'left: 0',
  ])
})

// A mark that is drawn by two edges and turned has no direction of reading.
const TURNED = ['border-width: 0 0 2.5px 2.5px', 'border-width: 0 1.5px 1.5px 0']

test('every sheet can be read from right to left', () => {
  const sided = sheetsBut(/^dist\//).flatMap((sheet) =>
    sidedIn(readFileSync(web + sheet, 'utf8'))
      .filter((declaration) => !TURNED.includes(declaration))
      .map((declaration) => `${sheet}: ${declaration}`),
  )
  expect(sided).toEqual([])
})

test.each([
  'hanken-grotesk-latin-ext-wght-normal',
  'newsreader-latin-ext-opsz-normal',
  'newsreader-latin-ext-wght-italic',
])('letters beyond Latin-1 are drawn in our own letters, and loaded where a text has them: %s', (file) => {
  const faces = readFileSync(`${web}ui/base.css`, 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const [face = ''] = faces.filter((one) => one.includes(`${file}.woff2`))
  expect(face).toMatch(/unicode-range:\s+U\+0100-/)
})
