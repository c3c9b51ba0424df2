import { expect, test } from 'vitest'
import { BLOCK_FRAMES, BlockSplitter, type SplitterNotice } from './block-splitter'

function createSplitter(rate = 48_000) {
  const notices: SplitterNotice[] = []
  const blocks: (Int16Array | null)[] = []
  const splitter = new BlockSplitter(rate, (notice) => notices.push(notice))
  const port = { postMessage: (block: Int16Array | null) => blocks.push(block) } as unknown as MessagePort
  splitter.handleCommand({ type: 'connect', blocks: port })
  const frames = () => blocks.reduce((sum, block) => sum + (block?.length ?? 0), 0)
  return { splitter, notices, blocks, frames }
}
const quantum = () => new Float32Array(128).fill(0.5)
const pushQuanta = (splitter: BlockSplitter, quanta: number) => {
  for (let n = 0; n < quanta; n++) splitter.push(quantum())
}

test('records no sample before it runs or while paused, and loses none around a pause', () => {
  const { splitter, frames, blocks } = createSplitter()
  pushQuanta(splitter, 10)
  splitter.handleCommand({ type: 'run', skip: 0 })
  pushQuanta(splitter, 100)
  splitter.handleCommand({ type: 'pause' })
  pushQuanta(splitter, 50)
  splitter.handleCommand({ type: 'run', skip: 0 })
  pushQuanta(splitter, 7)
  splitter.handleCommand({ type: 'end' })
  expect(frames()).toBe(107 * 128)
  expect(blocks[0]).toHaveLength(BLOCK_FRAMES)
  expect(blocks.at(-1)).toBeNull()
})

test('stops at the exact sample of the limit', () => {
  const { splitter, frames, notices } = createSplitter()
  splitter.handleCommand({ type: 'limit', frames: 10_000 })
  splitter.handleCommand({ type: 'run', skip: 0 })
  pushQuanta(splitter, 200)
  expect(frames()).toBe(10_000)
  expect(notices.at(-1)).toEqual({ type: 'limit', frames: 10_000 })
})

test("skips the frames of the music's output latency", () => {
  const { splitter, frames } = createSplitter()
  splitter.handleCommand({ type: 'run', skip: 1_000 })
  pushQuanta(splitter, 100)
  splitter.handleCommand({ type: 'end' })
  expect(frames()).toBe(12_800 - 1_000)
})

test('reports peak and RMS for each block', () => {
  const { splitter, notices } = createSplitter()
  splitter.handleCommand({ type: 'run', skip: 0 })
  pushQuanta(splitter, 38)
  expect(notices[0]).toMatchObject({ type: 'block', frames: BLOCK_FRAMES, peak: 0.5, rms: 0.5 })
})

test.each([
  ['a tone within full scale', 0.99, 0],
  ['the highest sample of a browser that divides by 32,768', 32_767 / 32_768, BLOCK_FRAMES],
  ['the lowest sample', -1, BLOCK_FRAMES],
  ['samples above full scale', 4, BLOCK_FRAMES],
  ['samples below it', -4, BLOCK_FRAMES],
])('counts the full-scale samples of each block: %s', (_, level, clipped) => {
  const { splitter, notices } = createSplitter()
  splitter.handleCommand({ type: 'run', skip: 0 })
  for (let n = 0; n < 38; n++) splitter.push(new Float32Array(128).fill(level))
  expect(notices).toMatchObject([{ type: 'block', clipped }])
})

test('counts the full-scale samples of a clipped 44.1 kHz microphone, and of the block that a pause cuts', () => {
  const { splitter, notices } = createSplitter(44_100)
  splitter.handleCommand({ type: 'run', skip: 0 })
  const tone = Float32Array.from({ length: 22_050 }, (_, at) =>
    Math.max(-1, Math.min(1, 4 * Math.sin((2 * Math.PI * 440 * at) / 44_100))),
  )
  for (let at = 0; at < tone.length; at += 128) splitter.push(tone.subarray(at, at + 128))
  splitter.handleCommand({ type: 'pause' })
  const counts = notices.map((notice) => (notice.type === 'block' ? notice.clipped : -1))
  expect(counts.at(-1)).toBe(-1)
  expect(Math.min(...counts.slice(0, 4))).toBeGreaterThan(0.3 * BLOCK_FRAMES)
  expect(counts.reduce((sum, count) => sum + Math.max(0, count), 0)).toBeGreaterThan(0.3 * 24_000)
})

test('resamples a 44.1 kHz microphone to 48 kHz without changing pitch or loudness', () => {
  const { splitter, blocks } = createSplitter(44_100)
  splitter.handleCommand({ type: 'run', skip: 0 })
  const tone = Float32Array.from(
    { length: 44_100 },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / 44_100),
  )
  for (let at = 0; at < tone.length; at += 128) splitter.push(tone.subarray(at, at + 128))
  splitter.handleCommand({ type: 'end' })
  const heard = blocks.flatMap((block) => [...(block ?? [])])
  expect(Math.abs(heard.length - 48_000)).toBeLessThan(30)
  const wrong = heard.slice(100, -100).map((sample, at) => {
    return Math.abs(sample - 32_767 * 0.5 * Math.sin((2 * Math.PI * 440 * (at + 100)) / 48_000))
  })
  expect(Math.max(...wrong)).toBeLessThan(60)
})
