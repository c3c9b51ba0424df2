/** Profile changes: names and avatar colour. Every copy is updated in the same batch. */

import { type ProfileFields, validateProfile } from '../../../domain/account/profile'
import { appError } from '../../../domain/errors/errors'
import { USERNAME_CHANGES } from '../../../domain/limits'
import type { LiveEvent } from '../../../domain/live/live'
import { parseFediverseAddress } from '../../../domain/people/fediverse'
import { normalizeUsername } from '../../../domain/people/people'
import type { Me } from '../../../domain/people/people.schema'
import { DAY_MS } from '../../../domain/posts/expiry'
import { toOneLine } from '../../../domain/text/text'
import type { SessionUser } from '../../auth/session/session-user'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { consumeRateLimit } from '../../http/rate-limit'
import { recordEvents } from '../../live/events.repo'
import { checkTexts, createFlag } from '../../moderation/content-rules.service'
import { toMe } from '../../people/people.service'
import {
  selectPersonEventTargets,
  syncAuthorAvatar,
  syncAuthorBotMark,
  syncAuthorName,
} from '../../posts/authors.repo'
import { isUsernameAvailable } from '../username/usernames'
import {
  changeBotMark,
  changeProfile,
  deleteFormerUsername,
  saveFormerUsername,
  syncAccountName,
} from './profile.repo'

export type ProfileUpdate = { me: Me; events: LiveEvent[] }

/** Saves a profile. Unchanged input writes nothing and sends no events. */
export async function saveProfile(
  deps: AppDeps,
  person: SessionUser,
  input: ProfileFields,
): Promise<ProfileUpdate> {
  const problem = validateProfile(input)
  if (problem) throw problem
  const { avatarColor } = input
  const [username, displayName] = [normalizeUsername(input.username), toOneLine(input.displayName)]
  const fediverseAddress =
    input.fediverseAddress === undefined
      ? person.fediverseAddress
      : parseFediverseAddress(input.fediverseAddress)
  const fields = { username, displayName, avatarColor, fediverseAddress }
  const names = ['username', 'displayName', 'avatarColor', 'fediverseAddress'] as const
  const isNew = names.some((at) => person[at] !== fields[at])
  if (!isNew) return { me: toMe(person), events: [] }
  if (username !== person.username) await assertUsernameChange(deps, person, username)
  const flagged = await checkTexts(deps, [username, displayName, fediverseAddress ?? ''])
  const { db, clock } = deps
  const change = { ...fields, userId: person.id, now: clock.now() }
  const { changed, events } = await batch(db, {
    former: saveFormerUsername(db, change),
    changed: changeProfile(db, change),
    reclaimed: deleteFormerUsername(db, change),
    accountName: syncAccountName(db, person.id),
    authorName: syncAuthorName(db, person.id),
    authorAvatar: syncAuthorAvatar(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), change.now),
    flag: createFlag(deps, flagged, { type: 'person', id: person.id }, { userId: person.id, title: '' }),
  })
  // The username was taken concurrently; the recorded events only cause a reload.
  if (changed.length === 0) throw createTakenError()
  return { me: toMe({ ...person, ...fields }), events }
}

/** Marks the user as a bot, or not, here and on their posts. */
export async function saveBotMark(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  person: SessionUser,
  isBot: boolean,
): Promise<ProfileUpdate> {
  if (person.isBot === isBot) return { me: toMe(person), events: [] }
  const now = clock.now()
  const { events } = await batch(db, {
    profile: changeBotMark(db, { userId: person.id, isBot, now }),
    posts: syncAuthorBotMark(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
  })
  return { me: toMe({ ...person, isBot }), events }
}

/** Checks availability and the rate limit: each change reserves the previous name for good. */
async function assertUsernameChange(deps: AppDeps, { id }: SessionUser, username: string): Promise<void> {
  if (!(await isUsernameAvailable(deps, username, { userId: id }))) throw createTakenError()
  const { count, seconds } = USERNAME_CHANGES
  if (await consumeRateLimit(deps, `username|${id}`, USERNAME_CHANGES)) return
  throw appError('profile.username_changes', { count, days: (seconds * 1000) / DAY_MS }, 'username')
}

const createTakenError = () => appError('auth.username_taken', {}, 'username')
