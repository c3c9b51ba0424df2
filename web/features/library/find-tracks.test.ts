import { expect, test } from 'vitest'
import type { Track } from '../../../domain/library/library.schema'
import { findTracks, listValues, NO_FILTER } from './find-tracks'

const track = (
  id: string,
  collection: Track['collection'],
  name: string,
  mood: string,
  genre: string,
): Track => ({
  id,
  collection,
  name,
  mood,
  genre,
  audioUrl: `/media/${id}`,
  seconds: 45,
  category: null,
  bpm: null,
  peaks: '',
})
const TRACKS = [
  track('1', 'mue', 'Low tide', 'calm', 'ambient'),
  track('2', 'mue', 'Lantern walk', 'warm', 'folk'),
  track('3', 'beat', 'Copper rain', 'calm', 'hiphop'),
]
const ids = (collection: Track['collection'], query: string) =>
  findTracks(TRACKS, collection, { ...NO_FILTER, query }).map(({ id }) => id)

test('lists one collection', () => {
  expect(ids('mue', '')).toEqual(['1', '2'])
  expect(ids('beat', '')).toEqual(['3'])
})

test('matches every word in name, mood or genre, ignoring case', () => {
  expect(ids('mue', 'CALM')).toEqual(['1'])
  expect(ids('mue', 'walk folk')).toEqual(['2'])
  expect(ids('mue', 'walk calm')).toEqual([])
})

test('matches mood and genre, in all collections when none is given', () => {
  const found = (wish: object) => findTracks(TRACKS, null, { ...NO_FILTER, ...wish }).map(({ id }) => id)
  expect(found({})).toEqual(['1', '2', '3'])
  expect(found({ mood: 'calm' })).toEqual(['1', '3'])
  expect(found({ mood: 'calm', genre: 'hiphop' })).toEqual(['3'])
  expect(found({ mood: 'warm', query: 'tide' })).toEqual([])
})

test('lists the values of the collection', () => {
  expect(listValues(TRACKS, 'mue', 'mood')).toEqual(['calm', 'warm'])
  expect(listValues(TRACKS, null, 'genre')).toEqual(['ambient', 'folk', 'hiphop'])
})
