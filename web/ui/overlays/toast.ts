/** Toast messages. Callable from anywhere; `Toaster` renders them. */
export type ToastOptions = {
  text: string
  /** `bad` is announced at once (role=alert) and stays until it is dismissed. */
  tone?: 'ok' | 'bad'
  action?: { label: string; run: () => void }
  /** Stays until it is dismissed, like a `bad` one. */
  isPersistent?: true
}
export type ToastItem = ToastOptions & { id: number }

const SHOWN_MS = 5000
const MAX_SHOWN = 2

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setItems(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

/** Shows a toast; one with the same text is replaced. Returns a function that dismisses it. */
export function showToast(options: ToastOptions): () => void {
  lastId += 1
  const id = lastId
  setItems([...items.filter((item) => item.text !== options.text), { ...options, id }].slice(-MAX_SHOWN))
  if (options.tone !== 'bad' && !options.isPersistent) setTimeout(() => dismissToast(id), SHOWN_MS)
  return () => dismissToast(id)
}

export function dismissToast(id: number) {
  if (items.some((item) => item.id === id)) setItems(items.filter((item) => item.id !== id))
}

/** Dismisses the toast with this text, once it no longer applies. */
export function dismissToastByText(text: string) {
  const item = items.find((item) => item.text === text)
  if (item) dismissToast(item.id)
}

export function listToasts(): readonly ToastItem[] {
  return items
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
