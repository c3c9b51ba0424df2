/** Phone number of a signed-in user. Whether another account has the number is only revealed after verification. */

import { appError } from '../../../domain/errors/errors'
import type { LiveEvent } from '../../../domain/live/live'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import { type AccountNotice, createNoticeEmail, createOldNumberSms } from '../../emails/account-notices'
import { assignInvitations } from '../../invitations/invitations.repo'
import { selectAccountChanged } from '../../live/account-event'
import { recordEvents } from '../../live/events.repo'
import { withholdMessages } from '../../messages/messages.repo'
import type { SessionUser } from '../session/session-user'
import {
  assignOutbox,
  changeNumber,
  deleteSignUpsOf,
  findNumber,
  insertNotice,
  isChangeable,
} from './own-phone.repo'
import { verifyPhoneCode } from './phone.service'
import { assignCodes } from './phone-codes.repo'

type PhoneCodeInput = { codeId: string; code: string; agent: string | null }
type PhoneOwner = Pick<SessionUser, 'id' | 'email' | 'emailVerified'>

/** Sets the number a code was sent to, replacing any previous one. */
export async function setPhone(
  deps: AppDeps,
  person: PhoneOwner,
  { agent, ...code }: PhoneCodeInput,
): Promise<LiveEvent[]> {
  const phone = await verifyPhoneCode(deps, code)
  const events = await change(deps, person, phone, { notice: 'phone-set', agent })
  if (!events) throw appError('phone.taken')
  return events
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
  // Not the session's: a concurrent request may have changed it since.
  const { phone: from, isVerified } = await findNumber(db, id)
  if (from === to) return []
  const changed = { id, from, to, now: clock.now() }
  const isApplied = isChangeable(db, changed)
  const givenUp = from !== null && isVerified ? { userId: id, formerNumber: from } : null
  const { notice, agent } = options
  const notification =
    createNoticeEmail(deps, person, notice, agent) ?? createOldNumberSms(deps, { ...person, phone: from })
  const { numbers, events } = await batch(db, {
    withheld: givenUp && withholdMessages(db, givenUp, isApplied),
    invitations: givenUp && assignInvitations(db, givenUp, isApplied),
    outbox: givenUp && assignOutbox(db, givenUp, isApplied),
    codes: givenUp && assignCodes(db, givenUp, isApplied),
    events: recordEvents(db, selectAccountChanged(id, isApplied), changed.now),
    notice: notification && insertNotice(db, notification, isApplied),
    // Approved later, a request of an earlier owner would be an account with messages to the number.
    ...(to === null ? {} : deleteSignUpsOf(db, to, isApplied)),
    numbers: changeNumber(db, changed),
  })
  if (numbers.length > 0) return events
  const isSame = (await findNumber(db, id)).phone === from
  return isSame ? null : change(deps, person, to, options)
}
