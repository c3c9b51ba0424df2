import './invitations.css'
import { useAtom } from 'jotai'
import MailOpen from 'lucide-react/icons/mail-open'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { useReceivedInvitations } from '../../api/invitations/invitations.queries'
import { lazyDialog } from '../../parts/loading/lazy-dialog'
import { invitationsOpenAtom, postponedInvitationsAtom } from '../../state/invitations'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'

const ReceivedInvitations = lazyDialog(() => import('./ReceivedInvitations'), 'ReceivedInvitations')

type Props = {
  userId: string
  /** Only home shows the line, and not while the user records there: nothing covers a recording. */
  isLineShown: boolean
}

/**
 * A line on home for all pending invitations, which can be postponed until the next one arrives: the notifications
 * keep them. Their list opens over every view.
 */
export function InvitationsNotice({ userId, isLineShown }: Props) {
  const { data = [] } = useReceivedInvitations(userId)
  const [isOpen, setOpen] = useAtom(invitationsOpenAtom)
  const [postponed, setPostponed] = useAtom(postponedInvitationsAtom)
  const [newest, ...others] = data.filter(({ id }) => !postponed.includes(id))
  const isEmpty = data.length === 0
  // The last answer closes the dialog, so that the next invitation does not open it.
  useEffect(() => {
    if (isEmpty) setOpen(false)
  }, [isEmpty, setOpen])
  const isShown = newest !== undefined && isLineShown
  return (
    <>
      <section aria-label={INVITATIONS.heading} aria-live="polite" hidden={!isShown}>
        {isShown ? (
          <div className="invitations-line subtle row -xs" data-kind={newest.post.kind}>
            <MailOpen className="icon" />
            <p className="fill ellipsis">
              {others.length === 0
                ? INVITATIONS.invitedBy(newest.inviter.displayName)
                : INVITATIONS.pendingCount(others.length + 1)}
            </p>
            <Button tone="quiet" size="touch" onClick={() => setOpen(true)}>
              {INVITATIONS.view}
            </Button>
            <IconButton
              label={INVITATIONS.dismiss}
              onClick={() => {
                setPostponed(data.map(({ id }) => id))
                // The button that had the focus is removed.
                document.getElementById('main')?.focus({ preventScroll: true })
              }}
            >
              <X className="icon" />
            </IconButton>
          </div>
        ) : null}
      </section>
      {isOpen && !isEmpty ? <ReceivedInvitations items={data} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
