/** Notification choices. Default: everything except every new squawk (C23). */
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import { MANDATORY_REASONS, OPT_IN_REASONS, REASONS } from '../../domain/notifications/notifications'
import type { QuietHoursRange } from '../../domain/notifications/quiet-hours'
import type { AppDeps } from '../context'
import {
  type NotificationSettingsRow,
  saveNotificationSettings,
  selectNotificationSettings,
} from './notification-settings.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** A user's choices for every reason. */
export async function getNotificationSettings(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<NotificationSettings> {
  const [row] = await selectNotificationSettings(db, userId)
  const choices = REASONS.map((reason) => {
    const app = OPT_IN_REASONS.includes(reason)
      ? row?.everySquawkCursor != null
      : !row?.disabledReasons.includes(reason)
    return [reason, { app, push: app && !row?.pushDisabledReasons.includes(reason) }] as const
  })
  return {
    reasons: Object.fromEntries(choices) as NotificationSettings['reasons'],
    words: row?.pushWords ?? false,
    quiet: row ? getQuietHours(row) : null,
  }
}

/** Replaces a user's choices. */
export async function setNotificationSettings(
  { db, clock }: Deps,
  userId: string,
  choices: NotificationSettings,
): Promise<void> {
  const listOff = (where: 'app' | 'push') => REASONS.filter((reason) => !choices.reasons[reason][where])
  const disabledReasons = listOff('app').filter(
    (reason) => ![...MANDATORY_REASONS, ...OPT_IN_REASONS].includes(reason),
  )
  await saveNotificationSettings(db, {
    userId,
    disabledReasons,
    pushDisabledReasons: listOff('push'),
    pushWords: choices.words,
    quietFrom: choices.quiet?.from ?? null,
    quietTo: choices.quiet?.to ?? null,
    timeZone: choices.quiet?.timeZone ?? 'UTC',
    everySquawkCursor: choices.reasons.every_squawk.app ? clock.now() : null,
  })
}

/** Quiet hours: no pushes. */
export function getQuietHours({
  quietFrom,
  quietTo,
  timeZone,
}: NotificationSettingsRow): QuietHoursRange | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo, timeZone }
}
