import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inspect } from '../../domain/audio/audio-format'
import { PEAKS_PATTERN } from '../../domain/audio/peaks'
import { getKind, getMode, KIND_NAMES, type Mode } from '../../domain/kinds'
import { isUsername } from '../../domain/people/people'
import { validateDraft } from '../../domain/posts/validate-draft'
import { SAMPLES } from './samples.mjs'

type Voice = {
  slug: string
  mode: Mode
  answers: string | null
  within: string | null
  author: { username: string; displayName: string }
  members: { username: string; displayName: string }[]
  title: string
  tags: string[]
  description: string
  detail: Record<string, unknown>
  transcript: string
  track: string | null
  sound: { file: string; seconds: number; bytes: number; peaks: string } | null
}
const read = (path: string) => readFileSync(new URL(path, import.meta.url))
const voices: Voice[] = JSON.parse(read('voices/voices.json').toString())
const tracks: { name: string }[] = JSON.parse(read('../music/tracks/tracks.json').toString())
const kindOfSample = (slug: string | null) =>
  voices.filter((one) => one.slug === slug).map((one) => getMode(one.mode).kind)

describe('the sample posts', () => {
  it('match their rows and cover every public kind', () => {
    expect(voices.map(({ slug, transcript }) => [slug, transcript])).toEqual(
      SAMPLES.map(({ slug, text }) => [slug, text ?? '']),
    )
    const kinds = new Set(voices.map(({ mode }) => getMode(mode).kind))
    expect([...kinds].toSorted()).toEqual(KIND_NAMES.filter((kind) => getKind(kind).publicFeed).toSorted())
  })

  it.each(voices)('$slug follows its parents and has valid usernames', (voice) => {
    const before = voices.slice(0, voices.indexOf(voice)).map(({ slug }) => slug)
    for (const other of [voice.answers, voice.within]) if (other) expect(before).toContain(other)
    for (const { username } of [voice.author, ...voice.members]) expect(isUsername(username)).toBe(true)
  })

  it.each(voices.filter(({ sound }) => sound))('$slug is a valid draft', (voice) => {
    const { mode, title, description, tags, track, within } = voice
    const draft = { mode, title, description, tags, hasAudio: true, trackId: track, detail: voice.detail }
    const parentKinds = kindOfSample(voice.answers)
    expect(validateDraft({ ...draft, parentKinds, recipient: null, owlcastId: within })).toEqual([])
    if (track) expect(tracks.map(({ name }) => name)).toContain(track)
  })

  it.each(voices.flatMap(({ slug, sound }) => (sound ? [{ slug, ...sound }] : [])))(
    '$slug has the stated size and duration',
    ({ file, ...stated }) => {
      const bytes = new Uint8Array(read(`voices/${file}`))
      const inspection = inspect('audio/mpeg', bytes.length)
      inspection.push(bytes)
      expect(bytes).toHaveLength(stated.bytes)
      expect(inspection.measure().seconds).toBeCloseTo(stated.seconds, 2)
      expect(stated.seconds).toBeGreaterThanOrEqual(8)
      expect(stated.seconds).toBeLessThanOrEqual(20)
      expect(stated.peaks).toMatch(PEAKS_PATTERN)
    },
  )
})
