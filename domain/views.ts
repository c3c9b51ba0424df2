/** The views of the app: its own, and the list of each kind. */
import { KIND_NAMES, KINDS, type Kind } from './kinds'

/** Views that are not the list of a kind; those are defined in `KINDS`. */
const OTHER_VIEWS = [
  'home',
  'record',
  'profile',
  'member',
  'settings',
  'graph',
  'search',
  'my-squawks',
  'my-hums',
  'my-nightingales',
  'my-owlcasts',
  'mue-manager',
  'moderation',
  'auth',
  'goodbye',
  'site',
] as const
export type OtherView = (typeof OTHER_VIEWS)[number]
export type KindView = (typeof KINDS)[Kind]['view']
export type View = OtherView | KindView
export const VIEWS: readonly View[] = [...OTHER_VIEWS, ...KIND_NAMES.map((kind) => KINDS[kind].view)]

/** Whether a text is a view of the app; `KINDS` has theirs as plain text. */
export function isView(text: string): text is View {
  return VIEWS.some((view) => view === text)
}
