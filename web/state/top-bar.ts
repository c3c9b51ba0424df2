/**
 * Settings of the current view for the top bar: an action in place of the account button, where its Back leads, its
 * title, and the page's heading.
 */
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'

type Action = { label: string; run: () => void }
const actionAtom = atom<Action | null>(null)
/** What its Back does; null goes back in the history. */
const backAtom = atom<Action | null>(null)

/** Shows an action there while the caller is mounted. */
export function useTopBarAction(label: string, run: () => void): void {
  useButton(actionAtom, label, run)
}

/** Its Back leads up to another page of the view while the caller is mounted; a null label leaves it as it is. */
export function useTopBarBack(label: string | null, run: () => void): void {
  useButton(backAtom, label, run)
}

function useButton(button: typeof actionAtom, label: string | null, run: () => void): void {
  const set = useSetAtom(button)
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (label === null) return
    set({ label, run: () => latest.current() })
    return () => set(null)
  }, [label, set])
}

/** In place of the view's name; null shows that. */
const titleAtom = atom<string | null>(null)

/** Names the page in the top bar and the browser's tab while the caller is mounted: a member, what is replied to. */
export function useTopBarTitle(title: string | null): void {
  const set = useSetAtom(titleAtom)
  useEffect(() => {
    set(title)
    return () => set(null)
  }, [title, set])
}

/** Below the title, such as the figures of a feed. */
const noteAtom = atom<string | null>(null)

/** Shows a note below the title while the caller is mounted. */
export function useTopBarNote(note: string): void {
  const set = useSetAtom(noteAtom)
  useEffect(() => {
    set(note)
    return () => set(null)
  }, [note, set])
}

export function useShownNote(): string | null {
  return useAtomValue(noteAtom)
}

export function useShownTitle(): string | null {
  return useAtomValue(titleAtom)
}

/** Number of h1 headings the view itself has. */
const ownTitlesAtom = atom(0)

/** Registers the caller as the page's h1 while mounted; a page has one. */
export function useOwnTitle(): void {
  const set = useSetAtom(ownTitlesAtom)
  useEffect(() => {
    set((count) => count + 1)
    return () => set((count) => count - 1)
  }, [set])
}

/** Whether the bar's title is the page's h1. */
export function useIsTitle(): boolean {
  return useAtomValue(ownTitlesAtom) === 0
}

export function useTopBar(): { action: Action | null; back: Action | null } {
  return { action: useAtomValue(actionAtom), back: useAtomValue(backAtom) }
}
