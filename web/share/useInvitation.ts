/** An invitation in the browser: accepting it, taking that back, and signing in for it. */
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

/** The invitation as it stands now, and what its buttons do. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page comes alive
  useEffect(() => {
    const secret = takeSecret(NAME)
    token.current = secret?.value ?? null
    if (!secret) return
    // A reload asked without the invitation, which this tab still has.
    if (!first && secret.kept) return location.replace(addressWith(secret.value))
    // Opening it as the invited person is the answer (S4-13); it is said, and can be taken back.
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

/** A refusal about this very link is worded as one already. */
function spoken(error: unknown): string {
  if (error instanceof Failure && /^(invitation|auth)\./.test(error.code)) return error.message
  return fail('invitation.link_error', { message: asClause(textOf(error)) }).message
}
