/** Settings of this device: in local storage, the same in every tab. */
import { atomWithStorage } from 'jotai/utils'

export const SCHEMES = ['system', 'dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Dark or light; by default the app follows the system. */
export const schemeAtom = atomWithStorage<Scheme>('owlcast.scheme', 'system', undefined, { getOnInit: true })

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export const shortcutsAtom = atomWithStorage('owlcast.shortcuts', true, undefined, { getOnInit: true })

/** Whether the next post of a list plays by itself. `web/audio/playback/play-on.ts` reads the same key. */
export const playOnAtom = atomWithStorage('owlcast.playOn', true, undefined, { getOnInit: true })

/** Dusk Radio says who speaks before each post. */
export const introductionsAtom = atomWithStorage('owlcast.introductions', true, undefined, {
  getOnInit: true,
})

/** Feeds filtered to followed authors, when signed in. */
export const followingAtom = atomWithStorage('owlcast.following', false, undefined, { getOnInit: true })

/** The record buttons start and stop by taps only, for hands that cannot hold. */
export const tapInsteadAtom = atomWithStorage('owlcast.tapInstead', false, undefined, { getOnInit: true })
