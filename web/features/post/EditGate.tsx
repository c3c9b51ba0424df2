import { lazy, Suspense } from 'react'
import { endEdit, useEditedPost } from '../../state/edit-post'

const EditPost = lazy(async () => ({ default: (await import('./EditPost')).EditPost }))

/** The dialog for the post that somebody asked to change. */
export function EditGate() {
  const post = useEditedPost()
  return post ? (
    <Suspense fallback={null}>
      <EditPost key={post.id} post={post} onClose={endEdit} />
    </Suspense>
  ) : null
}
