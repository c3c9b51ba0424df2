/** Notification choices. Default: everything except every new squawk (C23). */
import type {
  NotificationSettings,
  NotificationSettingsChanges,
} from '../../domain/notifications/notification-settings.schema'
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

/** Saves the given choices of a user. */
export async function setNotificationSettings(
  { db, clock }: Deps,
  userId: string,
  { reasons = {}, words, quiet }: NotificationSettingsChanges,
): Promise<void> {
  const chosen = REASONS.filter((reason) => reasons[reason] !== undefined)
  const listOff = (where: 'app' | 'push') => chosen.filter((reason) => !reasons[reason]?.[where])
  const everySquawk = reasons.every_squawk?.app
  await saveNotificationSettings(db, userId, {
    chosen,
    off: listOff('app').filter((reason) => ![...MANDATORY_REASONS, ...OPT_IN_REASONS].includes(reason)),
    pushOff: listOff('push'),
    pushWords: words,
    quiet,
    everySquawkCursor: everySquawk === undefined ? undefined : everySquawk ? clock.now() : null,
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
