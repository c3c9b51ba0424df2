/** Texts for suspended users: until when, why, and what remains possible. */
import { defineMessages } from '../../domain/i18n'
import { isPermanentSuspension } from '../../domain/moderation'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION = defineMessages('SUSPENSION', {
  label: 'Your account is suspended',
  heading: (until: number) =>
    isPermanentSuspension(until)
      ? 'Your account is suspended for good'
      : `Your account is suspended until ${MOMENT.format(until)}`,
  why: 'Members reported what was said from it, and a moderator decided so.',
  meanwhile:
    'You can still listen, report what does harm, and take along or delete what is yours. What you record stays on this device.',
  yours: 'Take along or delete',
})
