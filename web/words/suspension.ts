/** Texts for suspended users: until when, why, and what remains possible. */
import { defineMessages } from '../../domain/i18n/i18n'
import { isPermanentSuspension } from '../../domain/moderation/moderation'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION = defineMessages('SUSPENSION', {
  label: 'Your account is suspended',
  heading: (until: number) =>
    isPermanentSuspension(until)
      ? 'Your account is suspended for good'
      : `Your account is suspended until ${MOMENT.format(until)}`,
  reason: 'Members reported posts from this account, and a moderator reviewed them.',
  allowedActions:
    'You can still listen, report, and download or delete your data. What you record stays on this device.',
  manageData: 'Download or delete your data',
})
