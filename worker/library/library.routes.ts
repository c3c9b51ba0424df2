/** The music library (spec §3): background tracks for recordings. */
import { tracksShape } from '../../domain/library.schema'
import { mediaPath } from '../../domain/media'
import { unpackPeaks } from '../../domain/peaks'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { listTracks } from './library.repo'

const list = declare({
  method: 'get',
  path: '/api/tracks',
  access: 'anyone',
  responses: { 200: json(tracksShape, 'Every track, by name') },
})

export const libraryRoutes = subApp().openapi(list, async (c) => {
  const rows = await listTracks(tools(c).db)
  const items = rows.map(({ track, seconds }) => {
    const { id, shelf, name, mood, genre, category, bpm } = track
    const audioUrl = mediaPath(track.mediaId)
    return {
      id,
      shelf,
      name,
      audioUrl,
      seconds: seconds ?? 0,
      mood,
      genre,
      category,
      bpm,
      peaks: unpackPeaks(track.peaks),
    }
  })
  return c.json({ items }, 200)
})
export type LibraryApp = typeof libraryRoutes
