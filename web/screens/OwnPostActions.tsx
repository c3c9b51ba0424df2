import './OwnPostActions.css'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import { getPostName } from '../../domain/locales/en/kinds'
import { EDIT } from '../../domain/locales/en/posts'
import { POST } from '../../domain/locales/en/shell'
import type { Post } from '../../domain/posts/posts.schema'
import { removeRecordingsFromPlayer } from '../features/owlcasts/remove-recordings'
import { DeletePost } from '../features/posts/DeletePost'
import { OwnFacts } from '../features/posts/own/OwnFacts'
import { openOverlay } from '../state/overlays'
import { Button } from '../ui/buttons/Button'

/** The actions of an author on a card in the list of their own posts. */
export function OwnPostActions({ post }: { post: Post }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <div className="own-part row wrap -m">
        <OwnFacts post={post} />
        <span className="row at-end">
          <Button
            tone="line"
            size="touch"
            icon={<Pencil className="icon" />}
            aria-label={EDIT.editLabel(getPostName(post))}
            onClick={() => openOverlay('editPost', { post })}
          >
            {EDIT.edit}
          </Button>
          <Button
            tone="line"
            size="touch"
            icon={<Trash className="icon" />}
            aria-label={POST.deleteLabel(getPostName(post))}
            onClick={() => setDeleting(true)}
          >
            {POST.delete}
          </Button>
        </span>
      </div>
      {deleting ? (
        <DeletePost
          post={post}
          onClose={() => setDeleting(false)}
          onDeleted={() => removeRecordingsFromPlayer(post.id)}
        />
      ) : null}
    </>
  )
}
