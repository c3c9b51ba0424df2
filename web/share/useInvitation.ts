/** The invitation of a share page: accepting, undoing, and signing in for it. */
import { useEffect, useRef, useState } from 'react'
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import type { InvitationPreview } from '../../domain/invitations/invitations'
import { toClause } from '../../domain/text/sentences'
import { acceptInvitation, leavePost } from '../api/invitations/invitations'
import { getErrorMessage } from '../api/request-error'
import { savePendingInvitation } from '../state/pending-invitation'
import type { InvitedControls } from './InvitedNote'
import { clearSecret, takeSecret } from './link-secret'

const NAME = 'invitation'
const OPEN_STATES: ReadonlySet<InvitationPreview['status']> = new Set(['mine', 'open'])

/** The invitation's current state, and its actions. */
export function useInvitation(first: InvitationPreview | undefined, postId: string): InvitedControls {
  const token = useRef<string | null>(null)
  const [invitation, setInvitation] = useState(first)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)

  async function runBusy(work: () => Promise<void>) {
    setBusy(true)
    setProblem(null)
    await work().catch((error: unknown) => setProblem(formatProblem(error)))
    setBusy(false)
  }
  const accept = (heldToken: string, inviter: string) =>
    runBusy(async () => {
      await acceptInvitation(heldToken)
      clearSecret(NAME)
      setInvitation({ status: 'accepted', inviter })
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on hydration
  useEffect(() => {
    const secret = takeSecret(NAME)
    token.current = secret?.value ?? null
    if (!secret) return
    // After a reload the URL has no invitation, but the history entry does.
    if (!first && secret.stored) return location.replace(createInvitationUrl(secret.value))
    // Opening it as the invited user accepts it (S4-13); the page says so, and it can be undone.
    if (first?.status === 'mine' && document.visibilityState === 'visible')
      void accept(secret.value, first.inviter)
    else if (!first || !OPEN_STATES.has(first.status)) clearSecret(NAME)
  }, [])

  return {
    invitation,
    busy,
    problem,
    left: isLeft,
    accept() {
      if (!token.current || !invitation) return
      if (invitation.status === 'mine') return void accept(token.current, invitation.inviter)
      savePendingInvitation({ path: location.pathname, token: token.current })
      location.assign('/?view=auth')
    },
    undo: () =>
      void runBusy(async () => {
        await leavePost(postId)
        setIsLeft(true)
      }),
  }
}

function createInvitationUrl(invitation: string): string {
  return `${location.pathname}?${new URLSearchParams({ invitation })}`
}

/** Errors about the invitation are shown unchanged. */
function formatProblem(error: unknown): string {
  if (error instanceof AppError && /^(invitation|auth)\./.test(error.code)) return error.message
  return appError('invitation.link_error', { message: toClause(getErrorMessage(error)) }).message
}
