/** A user's private addresses of feeds, and what their feeds contain. */
import { z } from '@hono/zod-openapi'
import {
  createdPrivateFeedShape,
  newPrivateFeedShape,
  privateFeedsShape,
  syndicationSettingsShape,
} from '../../domain/syndication/syndication.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { okShape } from '../http/ok'
import {
  createPrivateFeed,
  endPrivateFeed,
  getPrivateFeeds,
  getSyndicationSettings,
  setSyndicationSettings,
} from './private-feeds.service'

const PRIVATE_FEEDS_CREATED = { count: 20, seconds: 3600 }
const SYNDICATION_SETTINGS_CHANGED = { count: 60, seconds: 3600 }

const listRoute = defineRoute({
  method: 'get',
  path: '/api/feeds/private',
  access: 'member',
  responses: { 200: toJsonContent(privateFeedsShape, 'The user’s private feed addresses, newest first') },
})

const newRoute = defineRoute({
  method: 'post',
  path: '/api/feeds/private',
  access: 'member',
  freshSignIn: true,
  rate: { ...PRIVATE_FEEDS_CREATED, by: 'person' },
  request: { body: toJsonBody(newPrivateFeedShape) },
  responses: { 201: toJsonContent(createdPrivateFeedShape, 'Its URL, which is not sent again') },
})

const endRoute = defineRoute({
  method: 'delete',
  path: '/api/feeds/private/{id}',
  access: 'member',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 200: toJsonContent(okShape, 'The address is ended') },
})

const settingsRoute = defineRoute({
  method: 'get',
  path: '/api/feeds/settings',
  access: 'member',
  responses: {
    200: toJsonContent(syndicationSettingsShape, 'Whether posts that expire are in the user’s feeds'),
  },
})

const saveSettingsRoute = defineRoute({
  method: 'put',
  path: '/api/feeds/settings',
  access: 'member',
  rate: { ...SYNDICATION_SETTINGS_CHANGED, by: 'person' },
  request: { body: toJsonBody(syndicationSettingsShape) },
  responses: { 200: toJsonContent(syndicationSettingsShape, 'The saved choice') },
})

export const privateFeedsRoutes = createRouter()
  .handle(listRoute, ({ deps, user }) => getPrivateFeeds(deps, user.id))
  .handle(newRoute, ({ deps, user, body }) => createPrivateFeed(deps, user, body))
  .handle(endRoute, ({ deps, user, params }) => endPrivateFeed(deps, user.id, params.id))
  .handle(settingsRoute, ({ deps, user }) => getSyndicationSettings(deps, user.id))
  .handle(saveSettingsRoute, ({ deps, user, body }) => setSyndicationSettings(deps, user.id, body))
