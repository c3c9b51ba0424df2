import { useState } from 'react'
import { getPostName } from '../../domain/locales/en/kinds'
import { INVITATIONS } from '../../domain/locales/en/people'
import { NEW_OWLCAST } from '../../domain/locales/en/record'
import type { PublishedOwlcast } from '../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { InvitationOutcomesDialog } from '../features/invitations/InvitationOutcomesDialog'
import { CreateOwlcastDialog } from '../features/owlcasts/CreateOwlcastDialog'
import { KIND_UI } from '../kinds'
import { shouldReport } from '../state/invitation-outcomes'
import { getOverlays, type OwlcastRequest } from '../state/overlays'
import { goTo } from '../state/view'
import { showToast } from '../ui/overlays/toast'

type Props = { request: OwlcastRequest; onClose: () => void }

/** Creates an owlcast, then opens it and reports failed invitations. */
export function CreateOwlcastFlow({ request, onClose }: Props) {
  const [made, setMade] = useState<PublishedOwlcast | null>(null)
  const { kind, staysOnPage } = request
  const resolve = (post: Post) => getOverlays().createOwlcast?.resolve(post)
  function finish({ post, invitations }: PublishedOwlcast, wasReported: boolean) {
    announce(post, wasReported ? 0 : invitations.length, !staysOnPage)
    onClose()
  }
  function handleCreated(now: PublishedOwlcast) {
    resolve(now.post)
    if (!staysOnPage) goTo(KIND_UI[kind].view, { post: now.post.id })
    // Reported in a dialog, which would cover a toast.
    if (shouldReport(now.invitations)) setMade(now)
    else finish(now, false)
  }
  function handleAlreadyCreated({ post }: PublishedOwlcast) {
    resolve(post)
    showToast({ text: NEW_OWLCAST.alreadyCreated })
    if (!staysOnPage) goTo(KIND_UI[kind].view, { post: post.id })
    onClose()
  }
  if (made)
    return (
      <InvitationOutcomesDialog
        done={NEW_OWLCAST.created(getPostName(made.post))}
        postId={made.post.id}
        invitations={made.invitations}
        onClose={() => finish(made, true)}
      />
    )
  return (
    <CreateOwlcastDialog
      request={request}
      onCreated={handleCreated}
      onAlreadyCreated={handleAlreadyCreated}
      onClose={onClose}
    />
  )
}

/** Announces the new owlcast and offers to record in it. */
function announce(post: Post, invited: number, offersRecording: boolean): void {
  const record = async () => (await import('../recording/places')).recordInOwlcast(post)
  showToast({
    text:
      invited > 0
        ? NEW_OWLCAST.createdWithInvitations(getPostName(post), INVITATIONS.allSent(invited))
        : NEW_OWLCAST.created(getPostName(post)),
    tone: 'ok',
    action: offersRecording ? { label: NEW_OWLCAST.record, run: () => void record() } : undefined,
  })
}
