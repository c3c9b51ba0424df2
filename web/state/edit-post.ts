/** Asking to change what is said about a post, from anywhere. The dialog is a chunk of its own, loaded when asked for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Post } from '../../domain/posts.schema'

const editedAtom = atom<Post | null>(null)

/** Opens the dialog for one of one's own posts. */
export function askToEdit(post: Post) {
  getDefaultStore().set(editedAtom, post)
}

/** Closes it. */
export function endEdit() {
  getDefaultStore().set(editedAtom, null)
}

/** The post that is being changed, or null. */
export function useEditedPost(): Post | null {
  return useAtomValue(editedAtom)
}
