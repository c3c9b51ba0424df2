import { getNewestToastId } from './toast'

/** The open modals, topmost last. Everything outside of the topmost one is inert. */
let openModals: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setOpenModals(next: readonly HTMLElement[]) {
  openModals = next
  for (const listener of listeners) listener()
}

/** The newest toast when each was opened. */
const newestToasts = new WeakMap<HTMLElement, number>()

/** Registers an open modal. Returns a function that removes it. */
export function registerModal(dialog: HTMLElement): () => void {
  newestToasts.set(dialog, getNewestToastId())
  setOpenModals([...openModals, dialog])
  return () => setOpenModals(openModals.filter((other) => other !== dialog))
}

export function getTopModal(): HTMLElement | undefined {
  return openModals.at(-1)
}

export function onModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of the newest toast when a modal was opened. */
export function getNewestToastBefore(modal: HTMLElement): number {
  return newestToasts.get(modal) ?? 0
}
