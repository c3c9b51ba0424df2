import { lazy } from 'react'
import { DialogLoading } from '../../parts/queries/Loading'
import { closePostEditor, useEditedPost } from '../../state/edit-post'
import { LazyPart } from '../../ui/states/LazyPart'

const EditPostDialog = lazy(async () => ({ default: (await import('./EditPostDialog')).EditPostDialog }))

/** The dialog for the post being edited. */
export function EditGate() {
  const post = useEditedPost()
  return post ? (
    <LazyPart fallback={<DialogLoading />} onLost={closePostEditor}>
      <EditPostDialog key={post.id} post={post} onClose={closePostEditor} />
    </LazyPart>
  ) : null
}
