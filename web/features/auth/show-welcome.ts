/** After an external sign-in: updates the other tabs and greets the user. */

import { AUTH } from '../../../domain/locales/en/account'
import { announceSessionChange, getMe } from '../../api/auth/session.queries'
import { showToast } from '../../ui/overlays/toast'

export async function showWelcome(): Promise<void> {
  await announceSessionChange()
  const me = getMe()
  if (me) showToast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
}
