/** The items of the menus: home and the kinds, then the others. */
import { House, type LucideIcon, Settings2, UserRound, Waypoints } from 'lucide-react'
import type { Kind } from '../../../domain/kinds'
import { KINDS_IN_ORDER, LOOKS } from '../../kinds'
import type { View } from '../../state/views'

export type Place = { view: View; icon: LucideIcon } | { view: View; kind: Kind }

export const VOICES: readonly Place[] = [
  { view: 'home', icon: House },
  ...KINDS_IN_ORDER.map((kind) => ({ kind, view: LOOKS[kind].view })),
]

export const GRAPH: Place = { view: 'graph', icon: Waypoints }
export const PROFILE: Place = { view: 'profile', icon: UserRound }
export const SETTINGS: Place = { view: 'settings', icon: Settings2 }
