import { useState } from 'react'
import type { MadeOwlcast } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { InvitationsOutcome } from '../features/invitations/InvitationsOutcome'
import { CreateOwlcast } from '../features/owlcasts/CreateOwlcast'
import { LOOKS } from '../kinds'
import { needsReport } from '../state/invitation-outcomes'
import { endOwlcast, type OwlcastRequest } from '../state/new-owlcast'
import { goTo } from '../state/view'
import { toast } from '../ui/toast'
import { INVITATIONS } from '../words/invitations'
import { NEW_OWLCAST } from '../words/new-owlcast'

/** Creates an owlcast, then opens it and reports failed invitations. */
export function NewOwlcast({ request }: { request: OwlcastRequest }) {
  const [made, setMade] = useState<MadeOwlcast | null>(null)
  const { kind, stay, settle } = request
  function end({ post, invitations }: MadeOwlcast, told: boolean) {
    announce(post, told ? 0 : invitations.length, !stay)
    endOwlcast()
  }
  function go(now: MadeOwlcast) {
    settle(now.post)
    if (!stay) goTo(LOOKS[kind].view, { post: now.post.id })
    // Reported in a dialog, which would cover a toast.
    if (needsReport(now.invitations)) setMade(now)
    else end(now, false)
  }
  function madeBefore() {
    toast({ text: NEW_OWLCAST.madeBefore })
    if (!stay) goTo(LOOKS[kind].view)
    endOwlcast()
  }
  if (made)
    return (
      <InvitationsOutcome
        done={NEW_OWLCAST.made(made.post.title)}
        postId={made.post.id}
        invitations={made.invitations}
        onClose={() => end(made, true)}
      />
    )
  return <CreateOwlcast request={request} onMade={go} onMadeBefore={madeBefore} onClose={endOwlcast} />
}

/** Announces the new owlcast and offers to record in it. */
function announce(post: Post, invited: number, offersRecording: boolean): void {
  const record = async () => (await import('../features/record/record-into')).recordInto(post)
  toast({
    text:
      invited > 0
        ? NEW_OWLCAST.madeInviting(post.title, INVITATIONS.allSent(invited))
        : NEW_OWLCAST.made(post.title),
    tone: 'ok',
    action: offersRecording ? { label: NEW_OWLCAST.record, run: () => void record() } : undefined,
  })
}
