/** The items of the menus: home and the kinds, then the others. */

import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import Settings2 from 'lucide-react/icons/settings-2'
import UserRound from 'lucide-react/icons/user-round'
import Waypoints from 'lucide-react/icons/waypoints'
import type { Kind } from '../../../domain/kinds'
import type { View } from '../../../domain/views'
import { KIND_UI, KINDS_IN_ORDER } from '../../kinds'

export type NavigationItem = { view: View; icon: LucideIcon } | { view: View; kind: Kind }

export const FEED_ITEMS: readonly NavigationItem[] = [
  { view: 'home', icon: House },
  ...KINDS_IN_ORDER.map((kind) => ({ kind, view: KIND_UI[kind].view })),
]

export const GRAPH_ITEM: NavigationItem = { view: 'graph', icon: Waypoints }
export const PROFILE_ITEM: NavigationItem = { view: 'profile', icon: UserRound }
export const SETTINGS_ITEM: NavigationItem = { view: 'settings', icon: Settings2 }
