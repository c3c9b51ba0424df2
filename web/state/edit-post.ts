/** Opens the post editor from anywhere. The dialog is a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Post } from '../../domain/posts/posts.schema'

const editedAtom = atom<Post | null>(null)

/** Opens the editor for a post of the viewer. */
export function openPostEditor(post: Post) {
  getDefaultStore().set(editedAtom, post)
}

export function closePostEditor() {
  getDefaultStore().set(editedAtom, null)
}

/** The post being edited, or null. */
export function useEditedPost(): Post | null {
  return useAtomValue(editedAtom)
}
