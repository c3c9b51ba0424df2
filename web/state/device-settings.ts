/** Settings of this device: in local storage, the same in every tab. */
import { createStoredAtom } from './stored-atom'

export const SCHEMES = ['system', 'dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Dark or light; by default the app follows the system. */
export const schemeAtom = createStoredAtom<Scheme>('owlcast.scheme', 'system')

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export const shortcutsAtom = createStoredAtom('owlcast.shortcuts', true)

/** Whether the next post of a list plays by itself. `web/audio/playback/play-on.ts` reads the same key. */
export const playOnAtom = createStoredAtom('owlcast.playOn', true)

/** Dusk Radio says who speaks before each post. */
export const introductionsAtom = createStoredAtom('owlcast.introductions', true)

/** Whether this browser can speak. */
export const canIntroduce = (): boolean => 'speechSynthesis' in window

/** Feeds filtered to followed authors, when signed in. */
export const followingAtom = createStoredAtom('owlcast.following', false)

/** The record buttons start and stop by taps only, for hands that cannot hold. */
export const tapInsteadAtom = createStoredAtom('owlcast.tapInstead', false)

/** Writes down the words of new recordings on this device without asking: its author asked for them once. */
export const takeWordsAtom = createStoredAtom('owlcast.takeWords', false)
