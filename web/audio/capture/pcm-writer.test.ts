import { describe, expect, test } from 'vitest'
import { PcmWriter, type SampleFile, type WriterNotice } from './pcm-writer'
import { PeakMeter } from './peaks'

/** A file on a device with `room` bytes left. */
function fileWithRoom(room: number) {
  let bytes = new Uint8Array(0)
  const file: SampleFile = {
    write(data, { at }) {
      const fits = Math.max(0, Math.min(data.byteLength, room - at))
      const next = new Uint8Array(Math.max(bytes.length, at + fits))
      next.set(bytes)
      next.set(new Uint8Array(data.buffer, data.byteOffset, fits), at)
      bytes = next
      return fits
    },
    truncate: (size) => {
      bytes = bytes.slice(0, size)
    },
    flush: () => {},
    close: () => {},
  }
  return { file, size: () => bytes.length }
}
const block = () => new Int16Array(100).fill(7)

test('writes what fits to the file and the rest to memory, without duplicates', () => {
  const notices: WriterNotice[] = []
  const { file, size } = fileWithRoom(450)
  const sink = new PcmWriter(file, null, (notice) => notices.push(notice))
  for (let n = 0; n < 5; n++) sink.write(block())
  sink.write(null)
  sink.write(null)
  expect(size()).toBe(400)
  expect(notices[0]).toEqual({ type: 'error', code: 'record.storage_full' })
  expect(notices).toHaveLength(2)
  const done = notices[1]
  expect(done).toMatchObject({ type: 'done', frames: 500 })
  expect(done?.type === 'done' && done.tail.length).toBe(300)
})

test('keeps everything in memory without a file, and reports it', () => {
  const notices: WriterNotice[] = []
  const sink = new PcmWriter(null, null, (notice) => notices.push(notice))
  sink.write(block())
  sink.write(null)
  expect(notices[0]).toEqual({ type: 'error', code: 'record.storage_missing' })
  expect(notices[1]).toMatchObject({ frames: 100, tail: block() })
})

test('does not touch an earlier recording when nothing was recorded', () => {
  const { file, size } = fileWithRoom(1000)
  file.write(block(), { at: 0 })
  new PcmWriter(file, null, () => {}).write(null)
  expect(size()).toBe(200)
})

test('reports how much of the recording is clipped', () => {
  const notices: WriterNotice[] = []
  const writer = new PcmWriter(null, null, (notice) => notices.push(notice))
  for (let n = 0; n < 20; n++) writer.write(new Int16Array(4800).fill(n < 10 ? 32_767 : 100))
  writer.write(null)
  expect(notices.at(-1)).toMatchObject({ type: 'done', clippedSeconds: 1 })
})

describe('a recording that goes on', () => {
  /** A file with an earlier recording of 300 frames, of which the last 100 were cut. */
  function openEarlier() {
    const { file, size } = fileWithRoom(10_000)
    file.write(new Int16Array(300).fill(7), { at: 0 })
    const meter = new PeakMeter()
    meter.add(new Int16Array(150).fill(7))
    const notices: WriterNotice[] = []
    const writer = new PcmWriter(file, null, (notice) => notices.push(notice), {
      frames: 150,
      meter,
      from: 50,
    })
    return { writer, size, notices }
  }

  test('follows the kept frames and replaces what was cut', () => {
    const { writer, size, notices } = openEarlier()
    writer.write(block())
    writer.write(null)
    expect(size()).toBe(600)
    expect(notices).toEqual([expect.objectContaining({ type: 'done', frames: 250 })])
  })

  test('counts what was clipped before', () => {
    const meter = new PeakMeter()
    meter.add(new Int16Array(48_000).fill(32_767))
    const notices: WriterNotice[] = []
    const kept = { frames: 48_000, meter, from: 0 }
    const writer = new PcmWriter(fileWithRoom(1e6).file, null, (notice) => notices.push(notice), kept)
    writer.write(new Int16Array(48_000))
    writer.write(null)
    expect(notices.at(-1)).toMatchObject({ type: 'done', frames: 96_000, clippedSeconds: 1 })
  })

  test('does not touch the file before its first block', () => {
    const { writer, size, notices } = openEarlier()
    writer.write(null)
    expect(size()).toBe(600)
    expect(notices).toEqual([expect.objectContaining({ type: 'done', frames: 150 })])
  })
})
