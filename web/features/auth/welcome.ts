/** Back from signing in elsewhere: the other tabs follow, and the person is greeted. */
import { currentMe, sessionChanged } from '../../api/session.queries'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'

export async function welcomeBack(): Promise<void> {
  await sessionChanged()
  const me = currentMe()
  if (me) toast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
}
