/** Where the menus lead: home and the kinds, then the rest. */
import { House, type LucideIcon, Settings2, UserRound, Waypoints } from 'lucide-react'
import type { Kind } from '../../../domain/kinds'
import { KINDS_IN_ORDER, LOOKS } from '../../kinds'
import type { View } from '../../state/views'
import { MENU_TITLES, VIEW_TITLES } from '../../words/shell'

export type Place =
  | { view: View; title: string; icon: LucideIcon }
  | { view: View; title: string; kind: Kind }

function place(view: View, icon: LucideIcon): Place {
  return { view, title: MENU_TITLES[view] ?? VIEW_TITLES[view], icon }
}

export const VOICES: readonly Place[] = [
  place('home', House),
  ...KINDS_IN_ORDER.map((kind) => ({ kind, view: LOOKS[kind].view, title: LOOKS[kind].words.menu })),
]

export const GRAPH = place('graph', Waypoints)
export const PROFILE = place('profile', UserRound)
export const SETTINGS = place('settings', Settings2)
