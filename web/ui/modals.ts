/** The open modals, topmost last. Everything outside of the topmost one is inert. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Registers an open modal. Returns a function that removes it. */
export function noteModal(dialog: HTMLElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

export function onModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
