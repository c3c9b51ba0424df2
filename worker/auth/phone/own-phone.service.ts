/** Phone number of a signed-in user. Whether another account has the number is only revealed after verification. */

import { and, sql } from 'drizzle-orm'
import { appError } from '../../../domain/errors/errors'
import type { LiveEvent } from '../../../domain/live/live'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { type AccountNotice, createNoticeEmail, createNoticeSms } from '../../emails/account-notices'
import { selectAccountChanged } from '../../events/account-event'
import { recordEvents } from '../../events/events.repo'
import { assignInvitations } from '../../invitations/invitations.repo'
import { withholdMessages } from '../../messages/messages.repo'
import { toReachable } from '../../outbox/address-reports.service'
import type { SessionUser } from '../../session-user'
import { assertSessionOpen, isSessionOpen } from '../../sessions/open-session'
import {
  assignOutbox,
  changeNumber,
  deleteSignUpsOf,
  enableNumber,
  findNumber,
  insertNotice,
  isChangeable,
  isNumberPaused,
} from './own-phone.repo'
import { verifyPhoneCode } from './phone.service'
import { assignCodes } from './phone-codes.repo'

type PhoneCodeInput = { codeId: string; code: string; agent: string | null }
type PhoneOwner = Pick<SessionUser, 'id' | 'sessionId' | 'email' | 'emailVerified'>

/** Sets the number a code was sent to, replacing any previous one; returns it. */
export async function setPhone(
  deps: AppDeps,
  person: PhoneOwner,
  { agent, ...code }: PhoneCodeInput,
): Promise<{ phone: string; events: LiveEvent[] }> {
  const phone = await verifyPhoneCode(deps, code)
  const events = await change(deps, person, phone, { notice: 'phone-set', agent })
  if (!events) throw appError('phone.taken')
  return { phone, events }
}

/** Removes the number, unless it is the only way to sign in. */
export async function removePhone(
  deps: AppDeps,
  person: PhoneOwner,
  agent: string | null,
): Promise<LiveEvent[]> {
  const events = await change(deps, person, null, { notice: 'phone-removed', agent })
  if (!events) throw appError('phone.last_sign_in_method')
  return events
}

/** Lets a paused number sign in again. */
export async function turnOnPhone(
  { db, clock }: AppDeps,
  person: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<LiveEvent[]> {
  const { id } = person
  const isApplied = and(isNumberPaused(db, id), isSessionOpen(db, person)) ?? sql`false`
  const { events } = await batch(db, {
    events: recordEvents(db, selectAccountChanged(id, isApplied), clock.now()),
    enabled: enableNumber(db, id, isApplied),
  })
  await assertSessionOpen(db, person)
  return events
}

type ChangeNotice = { notice: AccountNotice; agent: string | null }

/** Null when not allowed, empty without a change. Notifies the owner and their other devices. */
async function change(
  deps: AppDeps,
  person: PhoneOwner,
  to: string | null,
  options: ChangeNotice,
): Promise<LiveEvent[] | null> {
  const { db, clock } = deps
  const { id } = person
  // Reads the number again: a concurrent request may have changed that of the session.
  const { phone: from, isVerified, pausedAt } = await findNumber(db, id)
  // Its owner has just proved to have it.
  if (from === to) return pausedAt === null ? [] : turnOnPhone(deps, person)
  const changed = { id, from, to, now: clock.now() }
  const isApplied = and(isChangeable(db, changed), isSessionOpen(db, person)) ?? sql`false`
  const givenUp = from !== null && isVerified ? { userId: id, formerNumber: from } : null
  const { notice, agent } = options
  const owner = await toReachable(deps, { ...person, phone: from })
  const notification =
    createNoticeEmail(deps, owner, notice, agent) ?? createNoticeSms(deps, owner, 'phoneChanged')
  const { numbers, events } = await batch(db, {
    withheld: givenUp && withholdMessages(db, givenUp, isApplied),
    invitations: givenUp && assignInvitations(db, givenUp, isApplied),
    outbox: givenUp && assignOutbox(db, givenUp, isApplied),
    codes: givenUp && assignCodes(db, givenUp, isApplied),
    events: recordEvents(db, selectAccountChanged(id, isApplied), changed.now),
    notice: notification && insertNotice(db, notification, isApplied),
    // Approved later, a request of an earlier owner would be an account with messages to the number.
    ...(to === null ? {} : deleteSignUpsOf(db, to, isApplied)),
    numbers: changeNumber(db, changed, isApplied),
  })
  if (numbers.length > 0) return events
  await assertSessionOpen(db, person)
  const isSame = (await findNumber(db, id)).phone === from
  return isSame ? null : change(deps, person, to, options)
}
