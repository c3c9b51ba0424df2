/** Texts for the moderation queue. */
import { defineMessages } from '../../domain/i18n/i18n'
import { isPermanentSuspension, type SuspensionDays } from '../../domain/moderation/moderation'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION = defineMessages('MODERATION', {
  intro:
    'Reports from members. Every decision is logged. We tell the person what was decided, never who reported them.',
  hint: 'Reports from members, and what was decided.',
  open: 'Moderate',
  queueLabel: 'Which reports',
  queue: { open: 'Waiting', decided: 'Decided' },
  loading: 'Loading reports',
  empty: { open: 'No reports waiting', decided: 'No decisions yet' },
  emptyText: { open: 'New reports appear here, the most reported first.', decided: '' },
  aboutPerson: (name: string) => `About ${name}`,
  reportCount: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  reportedBy: 'reported by',
  deletedUser: 'a deleted user',
  hidden: 'Hidden',
  private: 'Private',
  unavailable: 'Expired or deleted',
  suspended: (until: number) =>
    isPermanentSuspension(until) ? 'Suspended for good' : `Suspended until ${MOMENT.format(until)}`,
  moderator: 'Moderator',
  listen: 'Listen',
  listenLabel: (title: string) => `Listen to ${title}, in a new tab`,
  view: 'Listen and read',
  viewLabel: (title: string) => `Listen to and read ${title}`,
  viewNote: 'We log that you opened it.',
  clip: 'The podcast clip',
  dismiss: 'Dismiss',
  dismissLabel: (of: string) => `Dismiss the reports about ${of}`,
  hide: 'Hide',
  hideLabel: (title: string) => `Hide ${title} from everyone`,
  show: 'Show again',
  showLabel: (title: string) => `Show again: ${title}`,
  suspend: 'Suspend',
  suspendLabel: (name: string) => `Suspend ${name}`,
  release: (name: string) => `End the suspension of ${name}`,
  suspendFor: (days: SuspensionDays) =>
    days === null ? 'Suspend for good' : days === 1 ? 'Suspend for a day' : `Suspend for ${days} days`,
  done: {
    dismiss: 'Dismissed',
    hide: 'Hidden. Find it under “Decided”.',
    show: 'Shown again',
    suspend: 'Suspended. They’ve been notified.',
    release: 'No longer suspended',
  },
  moreReports: (count: number) => `${count} more`,
})
