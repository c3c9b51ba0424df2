import type { Post } from '../../domain/posts/posts.schema'
import { createDialogRequest } from './dialog-request'

/** The words of a post as a list of phrases. */
export const {
  open: openTranscript,
  close: closeTranscript,
  useRequest: useOpenTranscript,
} = createDialogRequest<Post>()
