/** The way around hosts that keep browsers out: a podcast passes through the Worker to the person who asked for it. */
import { PODCAST_FETCHES } from '../../domain/limits'
import { podcastFetchShape } from '../../domain/podcasts.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { loadPodcast } from './podcasts.service'

const load = declare({
  method: 'post',
  path: '/api/podcasts/fetch',
  access: 'adult',
  rate: { ...PODCAST_FETCHES, by: 'person' },
  request: { body: { required: true, ...json(podcastFetchShape) } },
  responses: { 200: { description: 'The sound at this address' } },
})

export const podcastRoutes = subApp().openapi(load, async (c) => {
  const { type, fileName, body } = await loadPodcast(tools(c), await member(c), c.req.valid('json').url)
  return c.body(body, 200, {
    'content-type': type,
    'cache-control': 'no-store, no-transform',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
})
