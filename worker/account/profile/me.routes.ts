/** The own profile: changes, avatar and statistics. Its data comes with the session. */
import { PICTURE_RULES } from '../../../domain/media/picture-rules'
import { botMarkShape, meShape, profileShape, statisticsShape } from '../../../domain/people/people.schema'
import type { AppDeps } from '../../context'
import { announceLater } from '../../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { removeAvatar, saveAvatar } from './avatar.service'
import { type ProfileUpdate, saveBotMark, saveProfile } from './profile.service'
import { getStatistics } from './statistics.service'

const PROFILE_CHANGES = { count: 30, seconds: 3600 }
export const AVATAR_CHANGES = { count: 20, seconds: 3600 }

const saveProfileRoute = defineRoute({
  method: 'patch',
  path: '/api/me/profile',
  access: 'member',
  scope: 'profile:write',
  // The display name is shown on every post.
  notSuspended: true,
  rate: { ...PROFILE_CHANGES, by: 'person' },
  request: { body: toJsonBody(profileShape) },
  responses: { 200: toJsonContent(meShape, 'The updated profile') },
})

const setAvatarRoute = defineRoute({
  method: 'put',
  path: '/api/me/avatar',
  access: 'adult',
  scope: 'profile:write',
  rate: { ...AVATAR_CHANGES, by: 'person' },
  maxBytes: PICTURE_RULES.avatar.maxBytes,
  uploadTypes: ['image/*'],
  responses: { 200: toJsonContent(meShape, 'The profile with the new avatar') },
})

const removeAvatarRoute = defineRoute({
  method: 'delete',
  path: '/api/me/avatar',
  access: 'member',
  scope: 'profile:write',
  rate: { ...AVATAR_CHANGES, by: 'person' },
  responses: { 200: toJsonContent(meShape, 'The profile without an avatar') },
})

const statisticsRoute = defineRoute({
  method: 'get',
  path: '/api/me/statistics',
  access: 'member',
  scope: 'posts:read',
  responses: { 200: toJsonContent(statisticsShape, 'Counts by kind in the user’s lists') },
})

const setBotMarkRoute = defineRoute({
  method: 'put',
  path: '/api/me/bot',
  access: 'member',
  scope: 'profile:write',
  notSuspended: true,
  rate: { ...PROFILE_CHANGES, by: 'person' },
  request: { body: toJsonBody(botMarkShape) },
  responses: { 200: toJsonContent(meShape, 'The profile with or without the mark of a bot') },
})

export const meRoutes = createRouter()
  .handle(saveProfileRoute, async ({ deps, user, body }) =>
    dispatchChange(deps, await saveProfile(deps, user, body)),
  )
  .handle(setAvatarRoute, async ({ deps, user, c }) => {
    const file = new Uint8Array(await c.req.arrayBuffer())
    return dispatchChange(deps, await saveAvatar(deps, user, file))
  })
  .handle(removeAvatarRoute, async ({ deps, user }) => dispatchChange(deps, await removeAvatar(deps, user)))
  .handle(setBotMarkRoute, async ({ deps, user, body }) =>
    dispatchChange(deps, await saveBotMark(deps, user, body.enabled)),
  )
  .handle(statisticsRoute, ({ deps, user }) => getStatistics(deps, user))

/** Notifies clients that show this user, after the response. */
function dispatchChange(deps: AppDeps, { me, events }: ProfileUpdate) {
  announceLater(deps, events)
  return me
}
