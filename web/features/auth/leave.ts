import { textOf } from '../../api/failure'
import { noteRefusal } from '../../api/query-client'
import { signOut } from '../../api/session.queries'
import { toast } from '../../ui/toast'
import { SESSION } from '../../words/session'

/** Signs the person out and says so; a failure leaves them signed in and says that. */
export async function leave(): Promise<void> {
  try {
    await signOut()
    toast({ text: SESSION.signedOut, tone: 'ok' })
  } catch (error) {
    noteRefusal(error)
    toast({ text: textOf(error), tone: 'bad' })
  }
}
