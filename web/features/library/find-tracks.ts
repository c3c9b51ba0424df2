/** Filters tracks for a picker. */
import type { TrackShelf } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'

/** The filter; empty strings match everything. */
export type TrackFilter = { query: string; mood: string; genre: string }
export const NO_FILTER: TrackFilter = { query: '', mood: '', genre: '' }

/** The tracks of a shelf (or all) with this mood and genre whose name, mood or genre contain every word. */
export function findTracks(
  tracks: readonly Track[],
  shelf: TrackShelf | null,
  { query, mood, genre }: TrackFilter,
): Track[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return tracks.filter((track) => {
    const text = `${track.name} ${track.mood} ${track.genre}`.toLocaleLowerCase()
    return (
      (shelf === null || track.shelf === shelf) &&
      (mood === '' || track.mood === mood) &&
      (genre === '' || track.genre === genre) &&
      words.every((word) => text.includes(word))
    )
  })
}

/** All moods or genres of a shelf in alphabetical order. */
export function listValues(
  tracks: readonly Track[],
  shelf: TrackShelf | null,
  column: 'mood' | 'genre',
): string[] {
  const values = findTracks(tracks, shelf, NO_FILTER).map((track) => track[column])
  return [...new Set(values)].sort((a, b) => a.localeCompare(b))
}
