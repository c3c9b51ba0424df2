/** The own profile: changes, avatar and statistics. Its data comes with the session. */
import { AVATAR_CHANGES, AVATAR_SENT_MAX_BYTES, PROFILE_CHANGES } from '../../domain/limits'
import { meShape, profileShape, statisticsShape } from '../../domain/people.schema'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { statisticsOf } from '../posts/statistics.service'
import { putOnPicture, takeOffPicture } from './avatar.service'
import { type Changed, saveProfile } from './profile.service'

const save = declare({
  method: 'patch',
  path: '/api/me/profile',
  access: 'member',
  // The display name is shown on every post.
  standing: true,
  rate: { ...PROFILE_CHANGES, by: 'person' },
  request: { body: { required: true, ...json(profileShape) } },
  responses: { 200: json(meShape, 'The updated profile') },
})

const putOn = declare({
  method: 'put',
  path: '/api/me/avatar',
  access: 'adult',
  rate: { ...AVATAR_CHANGES, by: 'person' },
  maxBytes: AVATAR_SENT_MAX_BYTES,
  responses: { 200: json(meShape, 'The profile with the new avatar') },
})

const takeOff = declare({
  method: 'delete',
  path: '/api/me/avatar',
  access: 'member',
  rate: { ...AVATAR_CHANGES, by: 'person' },
  responses: { 200: json(meShape, 'The profile without an avatar') },
})

const statistics = declare({
  method: 'get',
  path: '/api/me/statistics',
  access: 'member',
  responses: { 200: json(statisticsShape, 'Counts by kind in the user’s lists') },
})

export const meRoutes = subApp()
  .openapi(save, async (c) =>
    c.json(told(c, await saveProfile(tools(c), await member(c), c.req.valid('json'))), 200),
  )
  .openapi(putOn, async (c) => {
    const file = new Uint8Array(await c.req.arrayBuffer())
    return c.json(told(c, await putOnPicture(tools(c), await member(c), file)), 200)
  })
  .openapi(takeOff, async (c) => c.json(told(c, await takeOffPicture(tools(c), await member(c))), 200))
  .openapi(statistics, async (c) => c.json(await statisticsOf(tools(c), await member(c)), 200))
export type MeApp = typeof meRoutes

/** Notifies clients that show this user, after the response. */
function told(c: AppContext, { me, events }: Changed) {
  const { live, later } = tools(c)
  later(live.announce(events))
  return me
}
