import { useEffect } from 'react'
import { PERSON_ACTIONS } from '../../../domain/locales/en/people'
import { useMe } from '../../api/auth/session.queries'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import type { SafetyRequest } from '../../state/overlays'
import { promptSignIn } from '../../state/sign-in'
import { RunImmediately } from './RunImmediately'

type Props = { request: SafetyRequest; onClose: () => void }

const BlockDialog = lazyDialog(() => import('./BlockDialog'), 'BlockDialog')
const ReportDialog = lazyDialog(() => import('./ReportDialog'), 'ReportDialog')

const DIALOGS: Partial<Record<SafetyRequest['what'], typeof ReportDialog>> = {
  block: BlockDialog,
  report: ReportDialog,
}

/** Runs the requested action on a person, immediately or through a lazily loaded dialog. Visitors sign in first. */
export function SafetyOverlay({ request, onClose }: Props) {
  const me = useMe()
  useEffect(() => {
    if (me === null) void promptSignIn(PERSON_ACTIONS.signIn).then((signedIn) => signedIn || onClose())
  }, [me, onClose])
  if (!me || me.id === request.person.id) return null
  const Dialog = DIALOGS[request.what] ?? RunImmediately
  return <Dialog request={request} onClose={onClose} />
}
