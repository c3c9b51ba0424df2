/** The open modals, topmost last. Everything outside of the topmost one is inert. */
let openModals: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setOpenModals(next: readonly HTMLElement[]) {
  openModals = next
  for (const listener of listeners) listener()
}

/** Registers an open modal. Returns a function that removes it. */
export function registerModal(dialog: HTMLElement): () => void {
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
