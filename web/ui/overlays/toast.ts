/** Toast messages. Callable from anywhere; `Toaster` renders them, and dismisses those that do not stay. */
export type ToastOptions = {
  text: string
  /** `bad` is announced at once (role=alert) and stays until it is dismissed. */
  tone?: 'ok' | 'bad'
  action?: { label: string; run: () => void }
  /** Stays until it is dismissed, like a `bad` one. */
  isPersistent?: true
  /** Cut where the line is too short: the text ends in what its action copies. */
  isOneLine?: boolean
}
export type ToastItem = ToastOptions & { id: number }

export const TOASTS_SHOWN_MAX = 2

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setItems(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast; one with the same text is replaced. Older ones are dropped, and persistent ones are shown again later.
 * Returns a function that dismisses it.
 */
export function showToast(options: ToastOptions): () => void {
  lastId += 1
  const id = lastId
  const all = [...items.filter((item) => item.text !== options.text), { ...options, id }]
  setItems(all.filter((item, index) => item.isPersistent || index >= all.length - TOASTS_SHOWN_MAX))
  return () => dismissToast(id)
}

/** Whether a toast stays until it is dismissed. */
export function isPersistentToast({ tone, isPersistent }: ToastOptions): boolean {
  return tone === 'bad' || isPersistent === true
}

export function dismissToast(id: number) {
  if (items.some((item) => item.id === id)) setItems(items.filter((item) => item.id !== id))
}

/** Dismisses the toast with this text, once it no longer applies. */
export function dismissToastByText(text: string) {
  const item = items.find((item) => item.text === text)
  if (item) dismissToast(item.id)
}

/** Whether a toast had been shown when this one was the newest, and goes by itself. */
export function isPassing(item: ToastItem, newestThen: number): boolean {
  return item.id <= newestThen && !isPersistentToast(item)
}

/** The id of the newest toast so far. */
export function getNewestToastId(): number {
  return lastId
}

export function listToasts(): readonly ToastItem[] {
  return items
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
