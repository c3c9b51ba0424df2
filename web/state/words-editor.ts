import type { Post } from '../../domain/posts/posts.schema'
import { createDialogRequest } from './dialog-request'

/** The editor for the words of a post of the viewer. */
export const {
  open: openWordsEditor,
  close: closeWordsEditor,
  useRequest: useEditedWords,
} = createDialogRequest<Post>()
