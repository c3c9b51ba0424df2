/** Which tracks a picker shows. */
import type { Shelf } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'

/** The tracks of a shelf whose name, mood or genre hold every word asked for. */
export function findTracks(tracks: readonly Track[], shelf: Shelf, query: string): Track[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return tracks.filter((track) => {
    const text = `${track.name} ${track.mood} ${track.genre}`.toLocaleLowerCase()
    return track.shelf === shelf && words.every((word) => text.includes(word))
  })
}
