/** After an external sign-in: updates the other tabs and greets the user. */
import { currentMe, sessionChanged } from '../../api/session.queries'
import { toast } from '../../ui/toast'
import { AUTH } from '../../words/auth'

export async function welcomeBack(): Promise<void> {
  await sessionChanged()
  const me = currentMe()
  if (me) toast({ text: AUTH.welcome(me.displayName), tone: 'ok' })
}
