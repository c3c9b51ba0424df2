/** Profile changes: names and avatar colour. Every copy is updated in the same batch. */
import { fail } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { USERNAME_CHANGES } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { normalUsername } from '../../domain/people'
import type { Me } from '../../domain/people.schema'
import { type ProfileFields, profileProblem } from '../../domain/profile'
import { oneLine } from '../../domain/text'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { recordEvents } from '../live/events.repo'
import { concernedByPerson, redrawAuthor, renameAuthor } from '../posts/authors.repo'
import { isNameFree } from './free-name'
import { meOf } from './people.service'
import { changeProfile, dropFormerName, keepFormerName, renameAccount } from './profile.repo'

export type Changed = { me: Me; events: LiveEvent[] }

/** Saves a profile. Unchanged input writes nothing and sends no events. */
export async function saveProfile(tools: Tools, person: Viewer, given: ProfileFields): Promise<Changed> {
  const problem = profileProblem(given)
  if (problem) throw problem
  const { avatarColor } = given
  const [username, displayName] = [normalUsername(given.username), oneLine(given.displayName)]
  const wanted = { username, displayName, avatarColor }
  const isNew = (['username', 'displayName', 'avatarColor'] as const).some((at) => person[at] !== wanted[at])
  if (!isNew) return { me: meOf(person), events: [] }
  if (username !== person.username) await refuseName(tools, person, username)
  const { db, clock } = tools
  const change = { ...wanted, personId: person.id, now: clock.now() }
  const [, saved, , , , , events] = await db.batch([
    keepFormerName(db, change),
    changeProfile(db, change),
    dropFormerName(db, change),
    renameAccount(db, person.id),
    renameAuthor(db, person.id),
    redrawAuthor(db, person.id),
    recordEvents(db, concernedByPerson(person.id), change.now),
  ])
  // The username was taken concurrently; the recorded events only cause a reload.
  if (saved.length === 0) throw taken()
  return { me: meOf({ ...person, ...wanted }), events }
}

/** Checks availability and the rate limit: each change reserves the previous name for good. */
async function refuseName(tools: Tools, { id }: Viewer, username: string): Promise<void> {
  if (!(await isNameFree(tools, username, { personId: id }))) throw taken()
  const { count, seconds } = USERNAME_CHANGES
  if (await allow(tools, `username|${id}`, USERNAME_CHANGES)) return
  throw fail('profile.username_changes', { count, days: (seconds * 1000) / DAY_MS }, 'username')
}

const taken = () => fail('auth.username_taken', {}, 'username')
