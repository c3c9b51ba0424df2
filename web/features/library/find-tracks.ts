/** Filters tracks for a picker. */
import type { TrackCollection } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'

/** The filter; empty strings match everything. */
export type TrackFilter = { query: string; mood: string; genre: string }
export const NO_FILTER: TrackFilter = { query: '', mood: '', genre: '' }

/** The tracks of a collection (or all) with this mood and genre whose name, mood or genre contain every word. */
export function findTracks(
  tracks: readonly Track[],
  collection: TrackCollection | null,
  { query, mood, genre }: TrackFilter,
): Track[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return tracks.filter((track) => {
    const text = `${track.name} ${track.mood} ${track.genre}`.toLocaleLowerCase()
    return (
      (collection === null || track.collection === collection) &&
      (mood === '' || track.mood === mood) &&
      (genre === '' || track.genre === genre) &&
      words.every((word) => text.includes(word))
    )
  })
}

/** All moods or genres of a collection in alphabetical order. */
export function listValues(
  tracks: readonly Track[],
  collection: TrackCollection | null,
  column: 'mood' | 'genre',
): string[] {
  const values = findTracks(tracks, collection, NO_FILTER).map((track) => track[column])
  return [...new Set(values)].sort((a, b) => a.localeCompare(b))
}
