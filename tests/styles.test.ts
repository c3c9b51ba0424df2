/**
 * Each block is styled in one stylesheet: two with the same name would combine once both are loaded. And stylesheets
 * use logical properties where left or right means the start or end of a line.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../web/', import.meta.url))
// The share page has its own stylesheet and never meets the others; two files hold shared rules.
const APART = /^(dist|share)\/|^ui\/(base|forced-colors)\.css$/

/** Returns classes that a stylesheet styles on their own, not inside another element. */
function listBlocks(css: string): string[] {
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

test('counts a rule in a layer as a block, but not a nested rule', () => {
  expect(
    listBlocks('@layer views { .thread { color: red; .more { margin: 0; } } .a .b { margin: 0; } }'),
  ).toEqual(['.thread'])
})

function listSheets(except: RegExp): string[] {
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !except.test(path))
}

test('styles no block in two stylesheets', () => {
  const sheets = listSheets(APART)
  const drawn = new Map<string, string>()
  const twice = sheets.flatMap((sheet) =>
    [...new Set(listBlocks(readFileSync(web + sheet, 'utf8')))].flatMap((block) => {
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

/** Declarations with a physical side, also as four values with different second and last ones. */
function listPhysical(css: string): string[] {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((declaration) => {
      if (SIDED.some((rule) => rule.test(declaration))) return true
      const values = FOUR_SIDES.exec(declaration)?.[2] ?? ''
      const [, end, , start] = collapseBrackets(values).split(/\s+/)
      return start !== undefined && start !== end
    })
}
/** Replaces what is in brackets by one value. */
function collapseBrackets(values: string): string {
  const shorter = values.replace(
    /[\w-]*\(([^()]*)\)/g,
    (_, inner: string) => `‹${inner.replace(/\s+/g, '_')}›`,
  )
  return shorter === values ? values : collapseBrackets(shorter)
}

test('finds sides by name and in the four values of a property', () => {
  expect(listPhysical('.a { margin: 0 auto 0 calc(1px + 2px); left: 0; padding: 1px 2px 3px 2px }')).toEqual([
    'margin: 0 auto 0 calc(1px + 2px)',
    'left: 0',
  ])
})

// A mark drawn by two rotated edges has no reading direction.
const TURNED = ['border-width: 0 0 2.5px 2.5px', 'border-width: 0 1.5px 1.5px 0']

test('uses no physical sides in any stylesheet', () => {
  const sided = listSheets(/^dist\//).flatMap((sheet) =>
    listPhysical(readFileSync(web + sheet, 'utf8'))
      .filter((declaration) => !TURNED.includes(declaration))
      .map((declaration) => `${sheet}: ${declaration}`),
  )
  expect(sided).toEqual([])
})

test.each([
  'hanken-grotesk-latin-ext-wght-normal',
  'newsreader-latin-ext-opsz-normal',
  'newsreader-latin-ext-wght-italic',
])('loads our own fonts beyond Latin-1 only for texts that need them: %s', (file) => {
  const faces = readFileSync(`${web}ui/base.css`, 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const [face = ''] = faces.filter((one) => one.includes(`${file}.woff2`))
  expect(face).toMatch(/unicode-range:\s+U\+0100-/)
})

/** Thin numbers, text, quotes, labels, titles, and what stands out. */
const WEIGHTS = ['300', '420', '480', '540', '600', '660']
/** Widths in pixels at which a layout changes: those of a page, then those of a part. */
const BREAKS = ['768', '900', '960', '1120', '1240', '340', '360', '400', '480', '560', '620']

test('uses few font weights and few widths at which a layout changes', () => {
  const css = listSheets(/^dist\//).map((sheet) => readFileSync(web + sheet, 'utf8'))
  const find = (pattern: RegExp) =>
    css.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => value)).filter((value) => value)
  const weights = find(/\bfont(?:-weight)?: *(?:italic )?(\d{3}|bold|lighter|bolder|normal)(?! \d)\b/g)
  const breaks = find(/(?:@media|@container)[^{]*?\b(?:width|inline-size)\b[^{\d]*(\d+)px/g)
  expect(weights.length).toBeGreaterThan(100)
  expect(weights.filter((weight) => !WEIGHTS.includes(weight ?? ''))).toEqual([])
  expect(breaks.length).toBeGreaterThan(50)
  expect(breaks.filter((width) => !BREAKS.includes(width ?? ''))).toEqual([])
})

/** Spaces between parts, in pixels. */
const GAPS = ['0', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20', '24', '28', '32', '40', '48']
/** A few are between them. */
const OTHER_GAPS_MAX = 12

test('uses few spaces between parts', () => {
  const gaps = listSheets(/^dist\//)
    .flatMap((sheet) => [...readFileSync(web + sheet, 'utf8').matchAll(/\bgap: ([\d\spx]+);/g)])
    .flatMap(([, value = '']) => value.split(' '))
  expect(gaps.length).toBeGreaterThan(100)
  expect(gaps.filter((gap) => !GAPS.includes(gap.replace('px', ''))).length).toBeLessThanOrEqual(
    OTHER_GAPS_MAX,
  )
})

/** A block lays itself out with the classes of `ui/base.css`; its stylesheet says only what differs. */
const LINES_MAX = 11_300

test('keeps the stylesheets short', () => {
  const lines = listSheets(/^dist\//).map((sheet) => readFileSync(web + sheet, 'utf8').split('\n').length - 1)
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(LINES_MAX)
})

/** Returns what `:has()` looks for in a stylesheet, as compound selectors. */
function listSought(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/:has\(/g)].flatMap(({ index }) => {
    const start = index + ':has('.length
    let end = start
    for (let depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[text[end] ?? ')'] ?? 0
    return text
      .slice(start, end - 1)
      .split(/[\s>+~,]+/)
      .filter(Boolean)
  })
}

test('lists what is sought by :has', () => {
  expect(listSought('.a:not(:has(> .b, #c:hover)) d:has(+ input:not(:checked)) {}')).toEqual([
    '.b',
    '#c:hover',
    'input:not(:checked)',
  ])
})

// An unnamed element, and a negation, are sought at each change of the page: 20 ms each with 500 cards.
test('names what :has() looks for', () => {
  const unnamed = listSheets(/^dist\//).flatMap((sheet) =>
    listSought(readFileSync(web + sheet, 'utf8'))
      .filter((sought) => !/^(\[role=[^\]]*\]|[.#]?[a-z][\w-]*)/.test(sought) || sought.includes(':not('))
      .map((sought) => `${sheet}: ${sought}`),
  )
  expect(unnamed).toEqual([])
})
