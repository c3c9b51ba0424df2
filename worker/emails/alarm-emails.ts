/** Emails to the site's operator about problems of the running site. */

import type { Alarm, AlarmName } from '../../domain/alarms/alarms'
import { HOUR_MS } from '../../domain/time/units'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'

/** Describes each problem, and how to solve it. */
const TEXTS: Record<AlarmName, { subject: string; remedy: string }> = {
  mail_waiting: {
    subject: 'Emails are waiting',
    remedy: 'The log says why, in lines with “outbox”: the key, the sender, or the provider itself.',
  },
  database_full: {
    subject: 'The database is nearly full',
    remedy: 'D1 refuses to write when it is full. docs/scale.md says what to move out of it.',
  },
  storage_full: {
    subject: 'The storage is larger than planned',
    remedy: 'R2 goes on, and costs more. STORAGE_MAX_BYTES in domain/alarms/alarms.ts is the planned size.',
  },
  schedule_late: {
    subject: 'The cron trigger stood still',
    remedy: 'Nothing expired and no email was repeated meanwhile. Cloudflare’s status page may say why.',
  },
  schedule_failing: {
    subject: 'A cron step keeps failing',
    remedy: 'The log says why, in lines with “schedule”.',
  },
  backup_late: {
    subject: 'There is no fresh copy of the database',
    remedy: 'The log says why, in lines with “schedule”: “copyDatabase”. Make a copy by npm run backup.',
  },
  reports_waiting: {
    subject: 'Reports or appeals are waiting',
    remedy: 'Ask your moderators to decide them: Moderation, in the menu.',
  },
}

const FOOT = 'You got this email because this site sends its alarms to your address.'

/** Email about a problem that began or goes on. */
export function createAlarmEmail(to: string, { name, detail }: Alarm, origin: string): EmailDraft {
  const { subject, remedy } = TEXTS[name]
  const paragraphs = [`${origin}: ${detail}.`, remedy]
  return { to, purpose: 'account', ...renderEmail({ subject, heading: subject, paragraphs, foot: FOOT }) }
}

/** Email about a problem that is over. */
export function createAllClearEmail(
  to: string,
  { name, lastedMs }: { name: AlarmName; lastedMs: number },
  origin: string,
): EmailDraft {
  const subject = `Over: ${TEXTS[name].subject}`
  const hours = Math.round(lastedMs / HOUR_MS)
  const lasted = hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`
  const paragraphs = [`${origin}: it lasted for ${lasted}.`]
  return { to, purpose: 'account', ...renderEmail({ subject, heading: subject, paragraphs, foot: FOOT }) }
}
