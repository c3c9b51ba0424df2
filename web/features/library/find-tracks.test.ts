import { expect, test } from 'vitest'
import type { Track } from '../../../domain/library.schema'
import { findTracks } from './find-tracks'

const track = (id: string, shelf: Track['shelf'], name: string, mood: string, genre: string): Track => ({
  ...{ id, shelf, name, mood, genre, audioUrl: `/media/${id}`, seconds: 45 },
  ...{ category: null, bpm: null, peaks: [] },
})
const TRACKS = [
  track('1', 'mue', 'Low tide', 'calm', 'ambient'),
  track('2', 'mue', 'Lantern walk', 'warm', 'folk'),
  track('3', 'beat', 'Copper rain', 'calm', 'hiphop'),
]
const ids = (shelf: Track['shelf'], query: string) => findTracks(TRACKS, shelf, query).map(({ id }) => id)

test('a picker shows one shelf', () => {
  expect(ids('mue', '')).toEqual(['1', '2'])
  expect(ids('beat', '')).toEqual(['3'])
})

test('every word must be found, in name, mood or genre, in any case', () => {
  expect(ids('mue', 'CALM')).toEqual(['1'])
  expect(ids('mue', 'walk folk')).toEqual(['2'])
  expect(ids('mue', 'walk calm')).toEqual([])
})
