/** The few things of the house that open over everything. */
import { atom } from 'jotai'

export type Overlay = 'menu' | 'shortcuts' | 'pro' | 'notifications'

/** Which one is open. */
export const overlayAtom = atom<Overlay | null>(null)
