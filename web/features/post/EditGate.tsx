import { lazy } from 'react'
import { endEdit, useEditedPost } from '../../state/edit-post'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'

const EditPost = lazy(async () => ({ default: (await import('./EditPost')).EditPost }))

/** The dialog for the post being edited. */
export function EditGate() {
  const post = useEditedPost()
  return post ? (
    <LazyPart waits={<DialogWaits />} onLost={endEdit}>
      <EditPost key={post.id} post={post} onClose={endEdit} />
    </LazyPart>
  ) : null
}
