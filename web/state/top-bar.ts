/** What the view on screen wants at the end of the top bar, in place of the account. */
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

export function useTopBar(): Action | null {
  return useAtomValue(actionAtom)
}
