/** What a person chose on this device: kept in its storage, the same in every tab. */
import { atomWithStorage } from 'jotai/utils'

export const SCHEMES = ['system', 'dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Night or first light; by itself the app follows the system. */
export const schemeAtom = atomWithStorage<Scheme>('owlcast.scheme', 'system', undefined, { getOnInit: true })

/** Single-key shortcuts can be turned off (WCAG 2.1.4). */
export const shortcutsAtom = atomWithStorage('owlcast.shortcuts', true, undefined, { getOnInit: true })

/** Feeds narrowed to whom one follows; for who is signed in. */
export const followingAtom = atomWithStorage('owlcast.following', false, undefined, { getOnInit: true })
