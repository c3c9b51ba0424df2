import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inspect } from '../../domain/audio-format'
import { PEAKS_PER_POST } from '../../domain/limits'
import { isUsername } from '../../domain/people'
import { missing } from '../../domain/publish'
import { SAMPLES } from './samples.mjs'

type Voice = {
  slug: string
  file: string
  author: { username: string; displayName: string }
  title: string
  tags: string[]
  description: string
  transcript: string
  track: string | null
  seconds: number
  bytes: number
  peaks: string
}
const read = (path: string) => readFileSync(new URL(path, import.meta.url))
const voices: Voice[] = JSON.parse(read('voices/voices.json').toString())
const tracks: { name: string }[] = JSON.parse(read('../music/tracks/tracks.json').toString())

describe('the sample voices', () => {
  it('are what their rows say', () => {
    expect(voices.map(({ slug, transcript }) => [slug, transcript])).toEqual(
      SAMPLES.map(({ slug, text }) => [slug, text]),
    )
  })

  it.each(voices)('$slug may be published by the rules, and its sound is as long as it says', (voice) => {
    const { title, description, tags, track } = voice
    const draft = { mode: 'squawk', title, description, tags, hasAudio: true, trackId: track } as const
    expect(missing({ ...draft, parentKinds: [], recipient: null, owlcastId: null, detail: {} })).toEqual([])
    expect(isUsername(voice.author.username)).toBe(true)
    if (track) expect(tracks.map(({ name }) => name)).toContain(track)
    const bytes = new Uint8Array(read(`voices/${voice.file}`))
    const inspection = inspect('audio/mpeg', bytes.length)
    inspection.push(bytes)
    expect(bytes).toHaveLength(voice.bytes)
    expect(inspection.seconds()).toBeCloseTo(voice.seconds, 2)
    expect(voice.seconds).toBeGreaterThanOrEqual(8)
    expect(voice.seconds).toBeLessThanOrEqual(20)
    expect(Buffer.from(voice.peaks, 'base64')).toHaveLength(PEAKS_PER_POST)
  })
})
