/** Notification choices. Default: everything except every new squawk (C23). */
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.schema'
import { MANDATORY_REASONS, OPT_IN_REASONS, REASONS } from '../../domain/notifications/notifications'
import type { QuietHoursRange } from '../../domain/notifications/quiet-hours'
import type { AppDeps } from '../context'
import { type ChoicesRow, saveChoices, selectChoices } from './choices.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** A user's choices for every reason. */
export async function getChoices(
  { db }: Pick<Deps, 'db'>,
  personId: string,
): Promise<NotificationPreferences> {
  const [row] = await selectChoices(db, personId)
  const choices = REASONS.map((reason) => {
    const app = OPT_IN_REASONS.includes(reason)
      ? row?.everySquawkAt != null
      : !row?.disabledReasons.includes(reason)
    return [reason, { app, push: app && !row?.pushDisabledReasons.includes(reason) }] as const
  })
  return {
    reasons: Object.fromEntries(choices) as NotificationPreferences['reasons'],
    quiet: row ? getQuietHours(row) : null,
  }
}

/** Replaces a user's choices. */
export async function setChoices(
  { db, clock }: Deps,
  personId: string,
  choices: NotificationPreferences,
): Promise<void> {
  const listOff = (where: 'app' | 'push') => REASONS.filter((reason) => !choices.reasons[reason][where])
  const disabledReasons = listOff('app').filter(
    (reason) => ![...MANDATORY_REASONS, ...OPT_IN_REASONS].includes(reason),
  )
  await saveChoices(db, {
    personId,
    disabledReasons,
    pushDisabledReasons: listOff('push'),
    quietFrom: choices.quiet?.from ?? null,
    quietTo: choices.quiet?.to ?? null,
    timeZone: choices.quiet?.timeZone ?? 'UTC',
    everySquawkAt: choices.reasons.every_squawk.app ? clock.now() : null,
  })
}

/** Quiet hours: no pushes. */
export function getQuietHours({ quietFrom, quietTo, timeZone }: ChoicesRow): QuietHoursRange | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo, timeZone }
}
