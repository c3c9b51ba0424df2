/** Phone number of a signed-in user. Whether another account has the number is only revealed after verification. */
import { fail } from '../../domain/errors'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { accountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { type Notice, noticeLetter, oldNumberLetter } from './notices'
import { changeNumber, isChanged, keepLetter } from './own-phone.repo'
import { proveNumber } from './phone.service'
import type { Viewer } from './session'

type Given = { codeId: string; code: string; agent: string | null }

/** Sets the number a code was sent to, replacing any previous one. */
export async function setPhone(
  tools: Tools,
  person: Viewer,
  { agent, ...code }: Given,
): Promise<LiveEvent[]> {
  const phone = await proveNumber(tools, code)
  if (phone === person.phone) return []
  const events = await change(tools, person, phone, { notice: 'phone-set', agent })
  if (!events) throw fail('phone.taken')
  return events
}

/** Removes the number, unless it is the only way to sign in. */
export async function removePhone(tools: Tools, person: Viewer, agent: string | null): Promise<LiveEvent[]> {
  if (person.phone === null) return []
  const events = await change(tools, person, null, { notice: 'phone-removed', agent })
  if (!events) throw fail('phone.last_way')
  return events
}

type Told = { notice: Notice; agent: string | null }

/** Null when not allowed. Notifies the owner and their other devices. */
async function change(tools: Tools, person: Viewer, phone: string | null, { notice, agent }: Told) {
  const { db, clock } = tools
  const changed = { id: person.id, phone, now: clock.now() }
  const holds = isChanged(db, changed)
  const letter = noticeLetter(tools, person, notice, agent) ?? oldNumberLetter(tools, person)
  const [done, events] = await db.batch([
    changeNumber(db, changed),
    recordEvents(db, accountChanged(person.id, holds), changed.now),
    ...(letter ? [keepLetter(db, letter, holds)] : []),
  ])
  return done.length > 0 ? events : null
}
