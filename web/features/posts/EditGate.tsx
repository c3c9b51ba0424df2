import { DialogLoading } from '../../parts/queries/Loading'
import { closePostEditor, useEditedPost } from '../../state/edit-post'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const EditPostDialog = lazyPart(() => import('./EditPostDialog'), 'EditPostDialog')

/** The dialog for the post being edited. */
export function EditGate() {
  const post = useEditedPost()
  return post ? (
    <LazyPart fallback={<DialogLoading />} onLost={closePostEditor}>
      <EditPostDialog key={post.id} post={post} onClose={closePostEditor} />
    </LazyPart>
  ) : null
}
