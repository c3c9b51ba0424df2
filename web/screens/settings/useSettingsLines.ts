import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { getLocale } from '../../../domain/i18n/i18n'
import { LANGUAGE_NAMES } from '../../../domain/i18n/languages'
import { PROFILE, SETTINGS, SETTINGS_INDEX } from '../../../domain/locales/en/account'
import { formatMinuteOfDay } from '../../../domain/notifications/quiet-hours'
import { formatEmail } from '../../../domain/people/email'
import type { Me } from '../../../domain/people/people.schema'
import type { SettingsGroup } from '../../../domain/settings/settings-groups'
import { useMe } from '../../api/auth/session.queries'
import { NOTIFICATION_CHOICES } from '../../api/notifications/notification-settings.queries'
import { useNotifications } from '../../features/notifications/notification-permission'
import { playOnAtom, schemeAtom, tapInsteadAtom } from '../../state/device-settings'

/** Between the parts of a line. */
const SEPARATOR = ' · '

/** The line of each group: its state, or what is in it. */
export function useSettingsLines(): Record<SettingsGroup, string> {
  const me = useMe()
  const scheme = useAtomValue(schemeAtom)
  const playOn = useAtomValue(playOnAtom)
  const tapInstead = useAtomValue(tapInsteadAtom)
  const { on } = useNotifications()
  const { queryKey, queryFn } = NOTIFICATION_CHOICES
  const quiet = useQuery({ queryKey, queryFn, enabled: Boolean(me) }).data?.quiet
  return {
    you: join([me && formatIdentity(me), LANGUAGE_NAMES[getLocale()], SETTINGS.appearanceOptions[scheme]]),
    notifications: join([
      on ? SETTINGS_INDEX.on : SETTINGS_INDEX.off,
      quiet && SETTINGS_INDEX.quiet(formatMinuteOfDay(quiet.from), formatMinuteOfDay(quiet.to)),
    ]),
    sound: join([
      playOn ? SETTINGS_INDEX.playsOn : SETTINGS_INDEX.playsOne,
      tapInstead ? SETTINGS_INDEX.tap : SETTINGS_INDEX.hold,
    ]),
    safety: SETTINGS_INDEX.safety,
    plan: me ? PROFILE.plan[me.isPro ? 'pro' : 'free'] : '',
    data: SETTINGS_INDEX.data,
  }
}

/** Email, else phone, else username: the first by which the user signs in. */
function formatIdentity({ email, phone, username }: Me): string {
  return email ? formatEmail(email) : (phone ?? `@${username}`)
}

function join(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(SEPARATOR)
}
