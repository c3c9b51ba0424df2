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
import { changeNumber, insertNotice, isChanged } from './own-phone.repo'
import { verifyPhoneCode } from './phone.service'

type PhoneCodeInput = { codeId: string; code: string; agent: string | null }

/** Sets the number a code was sent to, replacing any previous one. */
export async function setPhone(
  deps: AppDeps,
  person: SessionUser,
  { agent, ...code }: PhoneCodeInput,
): Promise<LiveEvent[]> {
  const phone = await verifyPhoneCode(deps, code)
  if (phone === person.phone) return []
  const events = await change(deps, person, phone, { notice: 'phone-set', agent })
  if (!events) throw appError('phone.taken')
  return events
}

/** Removes the number, unless it is the only way to sign in. */
export async function removePhone(
  deps: AppDeps,
  person: SessionUser,
  agent: string | null,
): Promise<LiveEvent[]> {
  if (person.phone === null) return []
  const events = await change(deps, person, null, { notice: 'phone-removed', agent })
  if (!events) throw appError('phone.last_sign_in_method')
  return events
}

type ChangeNotice = { notice: AccountNotice; agent: string | null }

/** Null when not allowed. Notifies the owner and their other devices. */
async function change(
  deps: AppDeps,
  person: SessionUser,
  phone: string | null,
  { notice, agent }: ChangeNotice,
) {
  const { db, clock } = deps
  const changed = { id: person.id, phone, now: clock.now() }
  const isApplied = isChanged(db, changed)
  const givenUp =
    person.phone !== null && person.addresses.includes(person.phone)
      ? { userId: person.id, formerNumber: person.phone }
      : null
  const notification = createNoticeEmail(deps, person, notice, agent) ?? createOldNumberSms(deps, person)
  const { numbers, events } = await batch(db, {
    numbers: changeNumber(db, changed),
    withheld: givenUp && withholdMessages(db, givenUp, isApplied),
    invitations: givenUp && assignInvitations(db, givenUp, isApplied),
    events: recordEvents(db, selectAccountChanged(person.id, isApplied), changed.now),
    notice: notification && insertNotice(db, notification, isApplied),
  })
  return numbers.length > 0 ? events : null
}
