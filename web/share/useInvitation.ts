/** The invitation of a share page: accepting, undoing, and signing in for it. */
import { useEffect, useRef, useState } from 'react'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { OpenedInvitation } from '../../domain/invitations'
import { asClause } from '../../domain/text'
import { textOf } from '../api/failure'
import { acceptInvitation, leavePost } from '../api/invitations'
import { keepInvitation } from '../state/kept-invitation'
import type { InvitedControls } from './InvitedNote'
import { forgetSecret, takeSecret } from './link-secret'

const NAME = 'invitation'
const WAITS: ReadonlySet<OpenedInvitation['is']> = new Set(['mine', 'open'])

/** The invitation's current state, and its actions. */
export function useInvitation(first: OpenedInvitation | undefined, postId: string): InvitedControls {
  const token = useRef<string | null>(null)
  const [invitation, setInvitation] = useState(first)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [left, setLeft] = useState(false)

  async function during(work: () => Promise<void>) {
    setBusy(true)
    setProblem(null)
    await work().catch((error: unknown) => setProblem(spoken(error)))
    setBusy(false)
  }
  const accept = (held: string, inviter: string) =>
    during(async () => {
      await acceptInvitation(held)
      forgetSecret(NAME)
      setInvitation({ is: 'accepted', inviter })
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on hydration
  useEffect(() => {
    const secret = takeSecret(NAME)
    token.current = secret?.value ?? null
    if (!secret) return
    // After a reload the URL has no invitation, but the history entry does.
    if (!first && secret.kept) return location.replace(addressWith(secret.value))
    // Opening it as the invited user accepts it (S4-13); the page says so, and it can be undone.
    if (first?.is === 'mine' && document.visibilityState === 'visible')
      void accept(secret.value, first.inviter)
    else if (!first || !WAITS.has(first.is)) forgetSecret(NAME)
  }, [])

  return {
    invitation,
    busy,
    problem,
    left,
    accept() {
      if (!token.current || !invitation) return
      if (invitation.is === 'mine') return void accept(token.current, invitation.inviter)
      keepInvitation({ path: location.pathname, token: token.current })
      location.assign('/?view=auth')
    },
    undo: () =>
      void during(async () => {
        await leavePost(postId)
        setLeft(true)
      }),
  }
}

function addressWith(invitation: string): string {
  return `${location.pathname}?${new URLSearchParams({ invitation })}`
}

/** Errors about the invitation are shown unchanged. */
function spoken(error: unknown): string {
  if (error instanceof Failure && /^(invitation|auth)\./.test(error.code)) return error.message
  return fail('invitation.link_error', { message: asClause(textOf(error)) }).message
}
