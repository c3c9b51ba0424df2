/** Runs the requested action on a person, immediately or through a lazily loaded dialog. Visitors sign in first. */
import { lazy, useEffect } from 'react'
import { useMe } from '../../api/session.queries'
import { endSafety, type SafetyRequest, useSafetyRequest } from '../../state/safety'
import { askToSignIn } from '../../state/sign-in'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'
import { PERSON_ACTIONS } from '../../words/safety'
import { AtOnce } from './AtOnce'

const BlockDialog = lazy(async () => ({ default: (await import('./BlockDialog')).BlockDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }))

const DIALOGS: Partial<Record<SafetyRequest['what'], typeof ReportDialog>> = {
  block: BlockDialog,
  report: ReportDialog,
}

/** Mount once. */
export function SafetyGate() {
  const request = useSafetyRequest()
  const me = useMe()
  const isAsked = request !== null
  useEffect(() => {
    if (isAsked && me === null)
      void askToSignIn(PERSON_ACTIONS.signIn).then((signedIn) => signedIn || endSafety())
  }, [isAsked, me])
  if (!request || !me || me.id === request.person.id) return null
  const Dialog = DIALOGS[request.what]
  if (!Dialog) return <AtOnce request={request} onClose={endSafety} />
  return (
    <LazyPart waits={<DialogWaits />} onLost={endSafety}>
      <Dialog key={`${request.what} ${request.person.id}`} request={request} onClose={endSafety} />
    </LazyPart>
  )
}
