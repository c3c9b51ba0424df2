/** Notification choices. Default: everything except every new squawk (C23). */
import type { NotificationChoices } from '../../domain/notification-choices.schema'
import { ALWAYS_LISTED, ASKED_FOR, REASONS } from '../../domain/notifications'
import type { QuietHours } from '../../domain/quiet-hours'
import type { Tools } from '../context'
import { type ChoicesRow, choicesOf, saveChoices } from './choices.repo'

type Kit = Pick<Tools, 'db' | 'clock'>

/** A user's choices for every reason. */
export async function choicesFor({ db }: Pick<Kit, 'db'>, personId: string): Promise<NotificationChoices> {
  const [row] = await choicesOf(db, personId)
  const choices = REASONS.map((reason) => {
    const app = ASKED_FOR.includes(reason) ? row?.everySquawkAt != null : !row?.appOff.includes(reason)
    return [reason, { app, push: app && !row?.pushOff.includes(reason) }] as const
  })
  return {
    reasons: Object.fromEntries(choices) as NotificationChoices['reasons'],
    quiet: row ? quietHoursOf(row) : null,
  }
}

/** Replaces a user's choices. */
export async function choose(
  { db, clock }: Kit,
  personId: string,
  chosen: NotificationChoices,
): Promise<void> {
  const off = (where: 'app' | 'push') => REASONS.filter((reason) => !chosen.reasons[reason][where])
  const appOff = off('app').filter((reason) => ![...ALWAYS_LISTED, ...ASKED_FOR].includes(reason))
  await saveChoices(db, {
    personId,
    appOff,
    pushOff: off('push'),
    quietFrom: chosen.quiet?.from ?? null,
    quietTo: chosen.quiet?.to ?? null,
    timeZone: chosen.quiet?.timeZone ?? 'UTC',
    everySquawkAt: chosen.reasons.every_squawk.app ? clock.now() : null,
  })
}

/** Quiet hours: no pushes. */
export function quietHoursOf({ quietFrom, quietTo, timeZone }: ChoicesRow): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo, timeZone }
}
