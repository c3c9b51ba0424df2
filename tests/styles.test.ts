/** Each block of the page is drawn in one place: two sheets with one name meet as soon as both were loaded. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../web/', import.meta.url))
// The share page has a sheet of its own and never meets the others; base.css says what several blocks have in common.
const APART = /^(dist|share)\/|^ui\/base\.css$/

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

test('no block is drawn by two sheets', () => {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !APART.test(path))
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
