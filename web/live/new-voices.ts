/**
 * Voices that arrived while a list is on screen. At the top of the page they are shown at once; further down, and while
 * a menu is open, they wait behind a button, so that nothing moves under the reader's eyes.
 */
import type { Kind } from '../../domain/kinds'

export type NewVoices = { shown: number; waiting: number }

const NOBODY: NewVoices = { shown: 0, waiting: 0 }
const NEAR_TOP_PX = 160

const byKind = new Map<Kind, NewVoices>()
const listeners = new Set<() => void>()

function set(kind: Kind, next: NewVoices) {
  byKind.set(kind, next)
  for (const listener of listeners) listener()
}

export function newVoicesOf(kind: Kind): NewVoices {
  return byKind.get(kind) ?? NOBODY
}

export function onNewVoices(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Counts an arrival; false where it has to wait. */
export function voiceArrived(kind: Kind): boolean {
  const { shown, waiting } = newVoicesOf(kind)
  const mayShow = listeners.size === 0 || (isNearTop() && !isChoosing())
  set(kind, mayShow ? { shown: shown + 1, waiting: 0 } : { shown: 0, waiting: waiting + 1 })
  return mayShow
}

/** They are shown now, or the list was left. */
export function voicesSeen(kind: Kind): void {
  if (newVoicesOf(kind) !== NOBODY) set(kind, NOBODY)
}

/** A menu or a dialog is open: what it belongs to stays where it is. */
function isChoosing(): boolean {
  return document.querySelector('[popover="auto"]:popover-open, dialog[open]') !== null
}

export function isNearTop(): boolean {
  return scrollY < NEAR_TOP_PX
}
