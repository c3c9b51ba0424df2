/** Whether somebody asked to sign out; the house then asks about what is unsent, and signs them out. */
import { atom } from 'jotai'

export const signingOutAtom = atom(false)
