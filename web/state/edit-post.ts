import type { Post } from '../../domain/posts/posts.schema'
import { createDialogRequest } from './dialog-request'

/** The editor for a post of the viewer. */
export const {
  open: openPostEditor,
  close: closePostEditor,
  useRequest: useEditedPost,
} = createDialogRequest<Post>()
