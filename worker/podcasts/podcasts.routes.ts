/**
 * Proxy for podcast hosts that block cross-origin requests: streams a podcast through the Worker to the user who asked
 * for it.
 */
import { demoRuleShape, podcastFetchShape } from '../../domain/podcasts/podcasts.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { fetchPodcast } from './podcasts.service'

/** Downloads by the Worker for one user. */
export const PODCAST_FETCHES = { count: 10, seconds: 3600 }

const load = defineRoute({
  method: 'post',
  path: '/api/podcasts/fetch',
  access: 'adult',
  scope: 'posts:write',
  rate: { ...PODCAST_FETCHES, by: 'person' },
  request: { body: toJsonBody(podcastFetchShape) },
  responses: { 200: { description: 'The audio at this address' } },
})

const demo = defineRoute({
  method: 'get',
  path: '/api/podcasts/demo',
  access: 'public',
  scope: 'posts:read',
  responses: { 200: toJsonContent(demoRuleShape, 'Whether demo audio is loaded automatically') },
})

export const podcastRoutes = createRouter()
  .handle(demo, ({ c }) => ({ automatic: c.env.DEMO_MODE === 'on' }))
  .handle(load, async ({ deps, user, body, c }) => {
    const { type, fileName, body: sound } = await fetchPodcast(deps, user, body.url)
    return c.body(sound, 200, {
      'content-type': type,
      'cache-control': 'no-store, no-transform',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
