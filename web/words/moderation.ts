/** Texts for the moderation queue. */
import { defineMessages } from '../../domain/i18n'
import { isPermanentSuspension, type SuspensionDays } from '../../domain/moderation'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION = defineMessages('MODERATION', {
  lead: 'What members reported. Every decision is written down, and whom it concerns is told of it, never by whom they were reported.',
  hint: 'What members reported, and what became of it.',
  open: 'Moderate',
  queues: 'Which reports',
  queue: { open: 'Waiting', decided: 'Decided' },
  loading: 'Loading reports',
  empty: { open: 'Nothing waits', decided: 'Nothing was decided yet' },
  emptyText: { open: 'New reports will stand here, the most reported first.', decided: '' },
  person: (name: string) => `About ${name}`,
  count: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  by: 'reported by',
  left: 'a deleted user',
  hidden: 'Hidden',
  private: 'Private',
  gone: 'Faded or deleted',
  suspended: (until: number) =>
    isPermanentSuspension(until) ? 'Suspended for good' : `Suspended until ${MOMENT.format(until)}`,
  moderator: 'Moderator',
  listen: 'Listen',
  listenLabel: (title: string) => `Listen to ${title}, in a new tab`,
  view: 'Hear and read',
  viewLabel: (title: string) => `Hear and read ${title}`,
  viewNote: 'That you opened this is noted.',
  clip: 'The podcast clip',
  dismiss: 'Dismiss',
  dismissLabel: (of: string) => `Dismiss the reports about ${of}`,
  hide: 'Hide',
  hideLabel: (title: string) => `Hide ${title} from everybody`,
  show: 'Show again',
  showLabel: (title: string) => `Show again: ${title}`,
  suspend: 'Suspend',
  suspendLabel: (name: string) => `Suspend ${name}`,
  release: (name: string) => `End the suspension of ${name}`,
  days: (days: SuspensionDays) =>
    days === null ? 'Suspend for good' : days === 1 ? 'Suspend for a day' : `Suspend for ${days} days`,
  done: {
    dismiss: 'Dismissed',
    hide: 'Hidden. It stands under “Decided”.',
    show: 'Shown again',
    suspend: 'Suspended, and told so',
    release: 'Not suspended any more',
  },
  more: (count: number) => `${count} more`,
})
