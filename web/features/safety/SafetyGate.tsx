/** Runs the requested action on a person, immediately or through a lazily loaded dialog. Visitors sign in first. */
import { useEffect } from 'react'
import { PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { useMe } from '../../api/auth/session.queries'
import { DialogLoading } from '../../parts/queries/Loading'
import { closeSafetyDialog, type SafetyRequest, useSafetyRequest } from '../../state/safety'
import { promptSignIn } from '../../state/sign-in'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { RunImmediately } from './RunImmediately'

const BlockDialog = lazyPart(() => import('./BlockDialog'), 'BlockDialog')
const ReportDialog = lazyPart(() => import('./ReportDialog'), 'ReportDialog')

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
      void promptSignIn(PERSON_ACTIONS.signIn).then((signedIn) => signedIn || closeSafetyDialog())
  }, [isAsked, me])
  if (!request || !me || me.id === request.person.id) return null
  const Dialog = DIALOGS[request.what]
  if (!Dialog) return <RunImmediately request={request} onClose={closeSafetyDialog} />
  return (
    <LazyPart fallback={<DialogLoading />} onLost={closeSafetyDialog}>
      <Dialog key={`${request.what} ${request.person.id}`} request={request} onClose={closeSafetyDialog} />
    </LazyPart>
  )
}
