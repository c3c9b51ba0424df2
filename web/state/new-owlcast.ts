/** Asks for a new owlcast from anywhere. */
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import { createDialogRequest } from './dialog-request'

type Options = {
  /** The post it is created from. */
  source?: Post
  /** Initial name. */
  name?: string
  /** The caller continues by itself; otherwise the app opens the new owlcast. */
  staysOnPage?: boolean
}
export type OwlcastRequest = Options & { kind: Kind; resolve: (made: Post | null) => void }

const dialog = createDialogRequest<OwlcastRequest>()
export const useOwlcastRequest = dialog.useRequest

/** Opens the dialog. Resolves with the new owlcast, or null when it was closed. */
export function promptNewOwlcast(kind: Kind, options: Options = {}): Promise<Post | null> {
  closeNewOwlcast()
  return new Promise((resolve) => dialog.open({ kind, ...options, resolve }))
}

/** Closes the dialog. */
export function closeNewOwlcast() {
  dialog.get()?.resolve(null)
  dialog.close()
}
