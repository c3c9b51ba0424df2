import './AddCollaborator.css'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { INVITATIONS } from '../../../domain/locales/en/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { lazyPart } from '../../ui/states/lazy-part'

const InviteForm = lazyPart(() => import('./InviteForm'), 'InviteForm')

/** A button on the viewer's own card that opens the invitation form. */
export function AddCollaborator({ post }: { post: Post }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  const closed = (
    <button
      ref={opener}
      type="button"
      className="add-collaborator"
      aria-label={INVITATIONS.addTo(post.title)}
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >
      <UserRoundPlus className="icon icon-small" />
      {INVITATIONS.add}
    </button>
  )
  if (!open) return closed
  return (
    <Suspense fallback={closed}>
      <InviteForm post={post} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
