import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PEAKS_PATTERN } from '../../domain/audio/peaks'
import { TRACK_MAX_SECONDS, TRACK_MIN_SECONDS } from '../../domain/limits'
import { GENRES } from './genres.mjs'
import { RATE } from './loop.mjs'
import { measureLoudness, measurePeakDb } from './loudness.mjs'
import { MOODS } from './moods.mjs'
import { getLoopLength, render, toPcm } from './render.mjs'
import { TRACKS } from './tracks.mjs'

type Made = {
  name: string
  file: string
  collection: string
  mood: string
  genre: string
  category: string | null
  bpm: number
  seconds: number
  bytes: number
  peaks: string
}
const at = (file: string) => new URL(`tracks/${file}`, import.meta.url)
const tracks: Made[] = JSON.parse(readFileSync(at('tracks.json'), 'utf8'))

describe('the rows of the music library', () => {
  it('use existing moods, genres and roles', () => {
    for (const row of TRACKS) {
      expect(Object.keys(MOODS)).toContain(row.mood)
      expect(Object.keys(GENRES)).toContain(row.genre)
      const roles = GENRES[row.genre as keyof typeof GENRES].parts.map((part) => part.role)
      for (const role of Object.keys(row.parts)) expect(roles, `${row.name}: ${role}`).toContain(role)
    }
  })

  it('have unique names and seeds', () => {
    expect(new Set(TRACKS.map(({ name }) => name)).size).toBe(TRACKS.length)
    expect(new Set(TRACKS.map(({ seed }) => seed)).size).toBe(TRACKS.length)
  })
})

describe('the committed tracks', () => {
  it('are 24 MUE tracks and 12 beats, some for healing', () => {
    const count = (test: (row: Made) => boolean) => tracks.filter(test).length
    expect(tracks.map(({ name }) => name)).toEqual(TRACKS.map(({ name }) => name))
    expect(count((row) => row.collection === 'mue')).toBe(24)
    expect(count((row) => row.collection === 'beat')).toBe(12)
    expect(count((row) => row.category === 'healing')).toBeGreaterThanOrEqual(4)
  })

  it('cover many moods and genres evenly', () => {
    for (const column of ['mood', 'genre'] as const) {
      const values = tracks.map((row) => row[column])
      expect(new Set(values).size).toBeGreaterThanOrEqual(15)
      for (const value of values) expect(values.filter((one) => one === value).length).toBeLessThanOrEqual(4)
    }
  })

  it.each(tracks)('$name matches its row and the limits', (row) => {
    const { name, collection, mood, genre, category, bpm } = row
    const planned = TRACKS.find((track) => track.name === name)
    expect(planned).toMatchObject({ collection, mood, genre, category, bpm })
    expect(row.seconds).toBeCloseTo(getLoopLength(planned) / RATE, 3)
    expect(row.seconds).toBeGreaterThanOrEqual(TRACK_MIN_SECONDS)
    expect(row.seconds).toBeLessThanOrEqual(TRACK_MAX_SECONDS)
    expect(statSync(at(row.file)).size).toBe(row.bytes)
    expect(row.bytes).toBeLessThan(600_000)
    expect(row.peaks).toMatch(PEAKS_PATTERN)
  })
})

describe('the renderer', () => {
  const [row] = TRACKS.filter(({ name }) => name === 'Copper rain').map((track) => ({
    ...track,
    bpm: 160,
    seconds: 12,
  }))
  const loop: Float64Array = render(row)

  it('is deterministic', () => {
    const hash = createHash('sha256').update(toPcm(loop)).digest('hex')
    expect(hash).toBe('de548ff620ed79330ccc8dbd161d45499206d9b45c155bb6d96c8cb6a8df7672')
  })

  it('levels the loop to -18 LUFS with its peaks under the ceiling', () => {
    expect(measureLoudness(loop)).toBeCloseTo(-18, 1)
    expect(measurePeakDb(loop)).toBeLessThanOrEqual(-4.49)
  })

  it('closes the loop without a larger step at the seam', () => {
    const steps = loop.map((x, i) => Math.abs(x - (loop.at(i - 1) ?? 0)))
    const within = steps.slice(1).reduce((most, step) => Math.max(most, step), 0)
    expect(steps[0]).toBeLessThanOrEqual(within)
  })
})
