/**
 * Proxy for podcast hosts that block cross-origin requests: streams a podcast through the Worker to the user who asked
 * for it.
 */
import { PODCAST_FETCHES } from '../../domain/limits'
import { demoRuleShape, podcastFetchShape } from '../../domain/podcasts.schema'
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
  responses: { 200: { description: 'The audio at this address' } },
})

const demo = declare({
  method: 'get',
  path: '/api/podcasts/demo',
  access: 'anyone',
  responses: { 200: json(demoRuleShape, 'Whether demo audio is loaded automatically') },
})

export const podcastRoutes = subApp()
  .openapi(demo, (c) => c.json({ automatic: c.env.DEMO_MODE === 'on' }, 200))
  .openapi(load, async (c) => {
    const { type, fileName, body } = await loadPodcast(tools(c), await member(c), c.req.valid('json').url)
    return c.body(body, 200, {
      'content-type': type,
      'cache-control': 'no-store, no-transform',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
