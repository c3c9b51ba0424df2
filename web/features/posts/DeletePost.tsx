import Trash from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { POST } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { useDeletePost } from '../../api/posts/posts.queries'
import { player } from '../../audio/playback/player'
import { KIND_UI } from '../../kinds'
import { showErrorToast } from '../../parts/loading/error-toast'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'
import { findAdjacentCard } from './find-adjacent-card'

type Props = {
  post: Post
  /** Nouns to use instead of the kind's own. */
  texts?: { noun: string; singular: string }
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before deleting a post, deletes it, and removes it from the player. */
export function DeletePost({ post, texts = KIND_UI[post.kind].texts, onClose, onDeleted }: Props) {
  const deleting = useDeletePost()
  const going = useRef(false)
  const { noun, singular } = texts
  // The card may leave its list before the response: what follows runs all the same.
  async function confirm() {
    // Ignores a double click.
    if (going.current) return
    going.current = true
    const beside = findAdjacentCard(post.id)
    try {
      await deleting.mutateAsync(post)
      player.remove(post.id)
      showToast({ text: POST.deleted(singular), tone: 'ok' })
      onClose()
      onDeleted?.()
      // Restores the focus: the card is gone with the pressed button.
      setTimeout(() => beside?.focus())
    } catch (error) {
      showErrorToast(error)
    } finally {
      going.current = false
    }
  }
  return (
    <ConfirmDialog
      title={POST.deleteTitle(noun)}
      text={POST.deleteText(noun)}
      keep={POST.cancelDelete}
      confirm={POST.delete}
      icon={<Trash className="icon" />}
      busy={deleting.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
