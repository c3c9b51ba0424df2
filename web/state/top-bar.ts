/** What the view on screen wants of the top bar: a button at its end in place of the account, and who names the page. */
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

type Action = { label: string; run: () => void }
const actionAtom = atom<Action | null>(null)

/** Shows an action there while the caller is on screen. */
export function useTopBarAction(label: string, run: () => void): void {
  const set = useSetAtom(actionAtom)
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    set({ label, run: () => latest.current() })
    return () => set(null)
  }, [label, set])
}

/** How many headings of the first level the view has itself. */
const ownTitlesAtom = atom(0)

/** Says while the caller is on screen that it is the heading of the page; a page has one. */
export function useOwnTitle(): void {
  const set = useSetAtom(ownTitlesAtom)
  useEffect(() => {
    set((count) => count + 1)
    return () => set((count) => count - 1)
  }, [set])
}

/** Whether the bar's title is the heading of the page. */
export function useIsTitle(): boolean {
  return useAtomValue(ownTitlesAtom) === 0
}

export function useTopBar(): Action | null {
  return useAtomValue(actionAtom)
}
