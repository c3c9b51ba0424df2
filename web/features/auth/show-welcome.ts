/** After an external sign-in: updates the other tabs and greets the user. */
import { announceSessionChange, getMe } from '../../api/session.queries'
import { showToast } from '../../ui/overlays/toast'
import { AUTH } from '../../words/auth'

export async function showWelcome(): Promise<void> {
  await announceSessionChange()
  const me = getMe()
  if (me) showToast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
}
