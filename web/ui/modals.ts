/** The dialogs that lie over the page, the topmost last: what is outside of it can neither be read nor pressed. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Notes that one was opened. Returns what notes that it is closed. */
export function noteModal(dialog: HTMLElement): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The topmost one. */
export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

export function onModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
