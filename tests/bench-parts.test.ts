/**
 * The rules of `npm run bench` that need no measuring: which parts run, which are retried, which figures are reported.
 */
import { expect, test, vi } from 'vitest'
import { PARTS, planParts, QUICK } from './bench/parts.mjs'
import { formatAttempts, runParts, selectFigures } from './bench/run-parts.mjs'

const stateFolder = '/nowhere'
const toPart = (name: string) => ({ name, options: {}, figures: null, isTimed: true })
const toLine = (goal: string, verdict = 'PASS') => ({ goal, verdict })

test('the quick run has ten distinct figures of known parts', () => {
  const figures = Object.values(QUICK).flatMap((part) => part.figures)
  expect(new Set(figures).size).toBe(10)
  expect(figures.length).toBe(10)
  expect(Object.keys(PARTS)).toEqual(expect.arrayContaining(Object.keys(QUICK)))
})

test('the full run has every part and keeps all of its figures', () => {
  const parts = planParts({ stateFolder, corpus: '/files' })
  expect(parts.map(({ name }) => name)).toEqual(Object.keys(PARTS))
  expect(parts.every(({ figures }) => figures === null)).toBe(true)
})

test('a plan passes the size and the folder of the posts to the parts that need them', () => {
  const [search] = planParts({ only: ['search'], million: true, stateFolder })
  expect(search?.options).toEqual({ posts: 1_000_000, stateFolder })
  const [quick] = planParts({ only: ['search'], quick: true, stateFolder })
  expect(quick?.options).toEqual({ posts: 10_000, stateFolder })
})

test('files of other programs are read only from a folder that is named', () => {
  expect(planParts({ stateFolder }).map(({ name }) => name)).not.toContain('field')
  expect(() => planParts({ only: ['field'], stateFolder })).toThrow('--corpus')
  const [field] = planParts({ only: ['field'], stateFolder, corpus: '/files' })
  expect(field?.options).toEqual({ corpus: '/files' })
})

test('a plan refuses unknown parts and options that exclude each other', () => {
  expect(() => planParts({ only: ['wings'], stateFolder })).toThrow('Unknown part: wings')
  expect(() => planParts({ only: ['scroll'], quick: true, stateFolder })).toThrow('Unknown part: scroll')
  expect(() => planParts({ quick: true, million: true, stateFolder })).toThrow('--quick excludes')
})

test('selects figures in their order and throws for a missing one', () => {
  const lines = [toLine('a'), toLine('b'), toLine('c')]
  expect(selectFigures(lines, ['c', 'a']).map(({ goal }) => goal)).toEqual(['c', 'a'])
  expect(selectFigures(lines, null)).toBe(lines)
  expect(() => selectFigures(lines, ['d'])).toThrow('no figure "d"')
})

test('keeps the lines of a part that could measure nothing', () => {
  const lines = [toLine('no browser', 'NOT MEASURED')]
  expect(selectFigures(lines, ['a'])).toBe(lines)
})

test('retries only the part that failed and names it', async () => {
  const measure = vi.fn(async ({ name }: { name: string }) => {
    const isFirst = measure.mock.calls.filter(([part]) => part.name === name).length === 1
    if (name === 'b' && isFirst) throw new Error('NO_NAVSTART\nat once')
    return [toLine(name)]
  })
  const report = await runParts(['a', 'b', 'c'].map(toPart), measure)
  expect(measure.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'b', 'c'])
  expect(report.lines.map(({ goal }) => goal)).toEqual(['a', 'b', 'c'])
  expect(report.failed).toEqual([])
  expect(formatAttempts(report)).toEqual(['Retried b: NO_NAVSTART'])
})

test('measures the other parts after one failed twice and reports its last error', async () => {
  let attempt = 0
  const measure = async ({ name }: { name: string }) => {
    if (name === 'a') throw new Error(`attempt ${++attempt}`)
    return [toLine(name)]
  }
  const attempts: unknown[] = []
  const report = await runParts(['a', 'b'].map(toPart), measure, {
    onAttempt: ({ name, error }) => attempts.push([name, error]),
  })
  expect(attempts).toEqual([
    ['a', 'attempt 1'],
    ['a', 'attempt 2'],
    ['b', null],
  ])
  expect(report.lines.map(({ goal }) => goal)).toEqual(['b'])
  expect(formatAttempts(report)).toEqual(['Failed twice a: attempt 2'])
})

test('counts a figure that a part no longer returns as a failure', async () => {
  const report = await runParts([{ ...toPart('a'), figures: ['gone'] }], async () => [toLine('a')])
  expect(report.lines).toEqual([])
  expect(report.failed[0]?.errors).toHaveLength(2)
})

test('reports what a part measured before it failed twice', async () => {
  const measure = async () => {
    throw Object.assign(new Error('a step took too long'), { lines: [toLine('a'), toLine('b')] })
  }
  expect((await runParts([toPart('one')], measure)).lines).toEqual([toLine('a'), toLine('b')])
  const quick = await runParts([{ ...toPart('one'), figures: ['b', 'c'] }], measure)
  expect(quick.lines).toEqual([toLine('b')])
  expect(quick.failed).toEqual([{ name: 'one', errors: ['a step took too long', 'a step took too long'] }])
})

test('judges bytes on a busy machine, too', async () => {
  const measure = async () => [toLine('bytes')]
  const part = { ...toPart('weight'), isTimed: false }
  expect((await runParts([part], measure, { isBusy: async () => true })).lines).toEqual([toLine('bytes')])
  expect(planParts({ only: ['weight', 'voice'], stateFolder }).map(({ isTimed }) => isTimed)).toEqual([
    false,
    true,
  ])
})

test('gives no verdict where the machine was busy before or after a part', async () => {
  const busy = [false, false, true, false, true]
  const { lines } = await runParts(
    ['a', 'b', 'c'].map(toPart),
    async ({ name }) => [toLine(name), toLine(`${name} again`, 'NOT MEASURED')],
    { isBusy: async () => busy.shift() ?? false },
  )
  expect(lines.map(({ verdict }) => verdict)).toEqual([
    'PASS',
    'NOT MEASURED',
    'BUSY',
    'NOT MEASURED',
    'BUSY',
    'NOT MEASURED',
  ])
})
