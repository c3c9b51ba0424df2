/**
 * How long rows are kept that nothing but their age deletes. Rows of posts and accounts go with them, by triggers.
 * Nightly copies and the lists of deleted accounts are objects: `nightly.service.ts` rotates both.
 */
import { lte } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { CODES_SENT, SIGN_UP_INVITATION_DAYS } from '../domain/auth/auth.limits'
import { OUTBOX_KEPT_DAYS } from '../domain/limits'
import { MEMBER_REPORTS_KEPT_DAYS } from '../domain/moderation/moderation.limits'
import { NOTIFICATIONS_KEPT_DAYS } from '../domain/notifications/notifications.limits'
import { HEARD_KEPT_DAYS } from '../domain/posts/posts.limits'
import { DAY_MS, HOUR_MS } from '../domain/time/units'
import type { AppDeps } from './context'
import { accessTokens } from './database/tables/access-tokens.table'
import { reservedUsernames } from './database/tables/account-deletion.table'
import { sessions } from './database/tables/auth.table'
import { copyrightReports } from './database/tables/copyright-reports.table'
import { heardPosts } from './database/tables/heard.table'
import { idempotencyKeys, rateLimits } from './database/tables/http.table'
import { imports } from './database/tables/imports.table'
import { magicLinks } from './database/tables/magic-links.table'
import { decisions, moderatorNotes, reports } from './database/tables/moderation.table'
import { dismissedNotifications, notifications } from './database/tables/notifications.table'
import { addressReports, outbox } from './database/tables/outbox.table'
import { passkeyChallenges } from './database/tables/passkeys.table'
import { pendingSignUps } from './database/tables/pending-sign-ups.table'
import { phoneCodes } from './database/tables/phone-codes.table'
import { passwordResets } from './database/tables/resets.table'
import { emailSignUps } from './database/tables/sign-up.table'
import { signUpInvitations } from './database/tables/sign-up-invitations.table'
import { signUpRequests } from './database/tables/sign-up-requests.table'
import { webhookDeliveries } from './database/tables/webhooks.table'

/** Decisions and notes about a member are deleted after this many days. */
const DECISIONS_KEPT_DAYS = 365
/** How long a dismissed notification can be restored. */
export const NOTIFICATION_UNDO_MS = 600_000
/** Days that copyright reports are kept. */
export const REPORTS_KEPT_DAYS = 365
/** An expired link can still be renewed for this long. */
const MAGIC_LINK_RENEWABLE_DAYS = 60
const WEBHOOK_DELIVERIES_KEPT_DAYS = 7
/** Days after its end that a token is still known, so that a refusal names the reason. */
const ACCESS_TOKEN_KEPT_DAYS = 30
const IDEMPOTENCY_HOURS = 48
/** How long a request to join waits at most. */
const SIGN_UP_REQUEST_DAYS = 90

/** The column that holds a time in ms, null for rows to keep, and how long a row is kept after it. */
type Retention = { column: SQLiteColumn; keptMs: number }

export const RETENTION = {
  sentEmails: { column: outbox.sentAt, keptMs: OUTBOX_KEPT_DAYS * DAY_MS },
  failedEmails: { column: outbox.failedAt, keptMs: OUTBOX_KEPT_DAYS * DAY_MS },
  addressReports: { column: addressReports.expiresAt, keptMs: 0 },
  emailSignUps: { column: emailSignUps.expiresAt, keptMs: 0 },
  // Any code of the last hour proves that its number was reached.
  phoneCodes: { column: phoneCodes.expiresAt, keptMs: CODES_SENT.perNumberHour.seconds * 1000 },
  signUpRequests: { column: signUpRequests.createdAt, keptMs: SIGN_UP_REQUEST_DAYS * DAY_MS },
  signUpInvitations: { column: signUpInvitations.expiresAt, keptMs: SIGN_UP_INVITATION_DAYS * DAY_MS },
  pendingSignUps: { column: pendingSignUps.expiresAt, keptMs: 0 },
  passwordResets: { column: passwordResets.expiresAt, keptMs: 0 },
  passkeyChallenges: { column: passkeyChallenges.expiresAt, keptMs: 0 },
  sessions: { column: sessions.expiresAt, keptMs: 0 },
  accessTokens: { column: accessTokens.expiresAt, keptMs: ACCESS_TOKEN_KEPT_DAYS * DAY_MS },
  rateLimits: { column: rateLimits.endsAt, keptMs: 0 },
  responses: { column: idempotencyKeys.createdAt, keptMs: IDEMPOTENCY_HOURS * HOUR_MS },
  notifications: { column: notifications.updatedAt, keptMs: NOTIFICATIONS_KEPT_DAYS * DAY_MS },
  dismissedNotifications: { column: dismissedNotifications.dismissedAt, keptMs: NOTIFICATION_UNDO_MS },
  // An expired link can be renewed for a while.
  magicLinks: { column: magicLinks.expiresAt, keptMs: MAGIC_LINK_RENEWABLE_DAYS * DAY_MS },
  copyrightReports: { column: copyrightReports.createdAt, keptMs: REPORTS_KEPT_DAYS * DAY_MS },
  memberReports: { column: reports.createdAt, keptMs: MEMBER_REPORTS_KEPT_DAYS * DAY_MS },
  decisions: { column: decisions.createdAt, keptMs: DECISIONS_KEPT_DAYS * DAY_MS },
  moderatorNotes: { column: moderatorNotes.createdAt, keptMs: DECISIONS_KEPT_DAYS * DAY_MS },
  heardPosts: { column: heardPosts.heardAt, keptMs: HEARD_KEPT_DAYS * DAY_MS },
  webhookDeliveries: { column: webhookDeliveries.createdAt, keptMs: WEBHOOK_DELIVERIES_KEPT_DAYS * DAY_MS },
  imports: { column: imports.expiresAt, keptMs: 0 },
  reservedUsernames: { column: reservedUsernames.expiresAt, keptMs: 0 },
} satisfies Record<string, Retention>

export type RetainedRows = keyof typeof RETENTION

/** Deletes the rows past their retention, in one statement. Cron step. */
export async function purgeRows(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  name: RetainedRows,
): Promise<void> {
  const { column, keptMs }: Retention = RETENTION[name]
  const until = clock.now() - keptMs
  await db.delete(column.table).where(lte(column, column.dataType === 'date' ? new Date(until) : until))
}
