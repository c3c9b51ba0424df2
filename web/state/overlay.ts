/** Overlays that open above every view. */
import { atom } from 'jotai'

export type Overlay = 'menu' | 'shortcuts' | 'pro' | 'notifications'

/** The open overlay. */
export const overlayAtom = atom<Overlay | null>(null)
