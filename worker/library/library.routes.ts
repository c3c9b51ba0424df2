/** The music library (spec §3): background tracks for recordings. */

import { tracksShape } from '../../domain/library/library.schema'
import { getMediaPath } from '../../domain/media/media'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { listTracks } from './library.repo'

const list = defineRoute({
  method: 'get',
  path: '/api/tracks',
  access: 'public',
  scope: 'posts:read',
  responses: { 200: toJsonContent(tracksShape, 'Every track, by name') },
})

export const libraryRoutes = createRouter().handle(list, async ({ deps }) => {
  const rows = await listTracks(deps.db)
  const items = rows.map(({ track, seconds }) => {
    const { id, collection, name, mood, genre, category, bpm } = track
    const audioUrl = getMediaPath(track.mediaId)
    return {
      id,
      collection,
      name,
      audioUrl,
      seconds: seconds ?? 0,
      mood,
      genre,
      category,
      bpm,
      peaks: track.peaks ?? '',
    }
  })
  return { items }
})
