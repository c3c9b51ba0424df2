/** Profile changes: names and avatar colour. Every copy is updated in the same batch. */

import { validateProfile } from '../../../domain/account/profile'
import { appError } from '../../../domain/errors/errors'
import type { LiveEvent } from '../../../domain/live/live'
import { parseFediverseAddress } from '../../../domain/people/fediverse'
import { normalizeUsername } from '../../../domain/people/people'
import type { Me, ProfileChanges } from '../../../domain/people/people.schema'
import { toOneLine } from '../../../domain/text/text'
import { DAY_MS } from '../../../domain/time/units'
import { checkTexts, createFlag } from '../../content-rules/content-rules.service'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { recordEvents } from '../../events/events.repo'
import { consumeRateLimit } from '../../gate/rate-limit'
import { toMe } from '../../people/people.service'
import { isUsernameAvailable } from '../../people/usernames'
import {
  selectPersonEventTargets,
  syncAuthorAvatar,
  syncAuthorBotMark,
  syncAuthorName,
} from '../../posts/authors.repo'
import type { SessionUser } from '../../session-user'
import {
  changeBotMark,
  changeProfile,
  deleteFormerUsername,
  type SavedFields,
  saveFormerUsername,
  syncAccountName,
} from './profile.repo'

/** A changed username reserves the old one permanently. */
const USERNAME_CHANGES = { count: 3, seconds: 2_592_000 }

export type ProfileUpdate = { me: Me; events: LiveEvent[] }

/** Saves the given fields of a profile. Unchanged input writes nothing and sends no events. */
export async function saveProfile(
  deps: AppDeps,
  person: SessionUser,
  input: ProfileChanges,
): Promise<ProfileUpdate> {
  const { username, displayName, avatarColor } = person
  const fediverseAddress = person.fediverseAddress ?? ''
  const typed = { username, displayName, avatarColor, fediverseAddress, ...input }
  const problem = validateProfile(typed)
  if (problem) throw problem
  const fields: SavedFields = {
    username: normalizeUsername(typed.username),
    displayName: toOneLine(typed.displayName),
    avatarColor: typed.avatarColor,
    fediverseAddress: parseFediverseAddress(typed.fediverseAddress),
  }
  const names = ['username', 'displayName', 'avatarColor', 'fediverseAddress'] as const
  const newNames = names.filter((at) => input[at] !== undefined && person[at] !== fields[at])
  if (newNames.length === 0) return { me: toMe(person), events: [] }
  const saved: Partial<SavedFields> = Object.fromEntries(newNames.map((at) => [at, fields[at]]))
  if (saved.username !== undefined) await assertUsernameChange(deps, person, saved.username)
  const flagged = await checkTexts(deps, [fields.username, fields.displayName, fields.fediverseAddress ?? ''])
  const { db, clock } = deps
  const now = clock.now()
  const newName = saved.username === undefined ? null : { userId: person.id, username: saved.username, now }
  const {
    changed: [changed],
    events,
  } = await batch(db, {
    former: newName && saveFormerUsername(db, newName),
    changed: changeProfile(db, { saved, userId: person.id, now }),
    reclaimed: newName && deleteFormerUsername(db, newName),
    accountName: syncAccountName(db, person.id),
    authorName: syncAuthorName(db, person.id),
    authorAvatar: syncAuthorAvatar(db, person.id),
    events: recordEvents(db, selectPersonEventTargets(person.id), now),
    flag: createFlag(deps, flagged, { type: 'person', id: person.id }, { userId: person.id, title: '' }),
  })
  // The username was taken concurrently; the recorded events only cause a reload.
  if (!changed) throw createTakenError()
  return { me: toMe({ ...person, ...changed }), events }
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
