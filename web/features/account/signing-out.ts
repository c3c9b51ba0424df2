/** Whether the user asked to sign out; the app shell then asks about unpublished drafts and signs out. */
import { atom } from 'jotai'

export const signingOutAtom = atom(false)
