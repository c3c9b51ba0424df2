/** The post whose reply recorder is open: one at a time, since there is one recording at a time. */
import { atom, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

const panelAtom = atom<string | null>(null)

/** Opens the recorder under a post, as soon as its thread is shown. */
export function openReplyPanel(postId: string): void {
  getDefaultStore().set(panelAtom, postId)
}

/** The post it is open under, and its setter. */
export function useReplyPanel(): [string | null, (postId: string | null) => void] {
  return useAtom(panelAtom)
}

/** For each mounted reply recorder: the ids of the posts it is nested in. */
const shownAtom = atom<readonly (readonly string[])[]>([])

/**
 * Registers, while `isShown`, that the caller shows the current recording. `begun` is its element once a reply is
 * being recorded or sent; null before.
 */
export function useReplyRecorderShown(isShown: boolean, begun: RefObject<Element | null> | null): void {
  const set = useSetAtom(shownAtom)
  useEffect(() => {
    if (!isShown) return
    const ids: string[] = []
    for (let at = begun?.current?.closest('[data-post]'); at; at = at.parentElement?.closest('[data-post]'))
      ids.push(at.getAttribute('data-post') ?? '')
    set((shown) => [...shown, ids])
    return () => set((shown) => shown.filter((one) => one !== ids))
  }, [isShown, begun, set])
}

/** Whether the current recording is shown under its parent's card. */
export function useIsReplyShown(): boolean {
  return useAtomValue(shownAtom).length > 0
}

/** The posts with a reply being recorded or sent: its parent, and the posts around it. */
export function useAnsweredIds(): ReadonlySet<string> {
  const shown = useAtomValue(shownAtom)
  return useMemo(() => new Set(shown.flat()), [shown])
}

export type ThreadToggle = {
  open: boolean
  /** Opens replies and recorder, or closes them. */
  toggle: () => void
  /** Opens the replies only. */
  show: () => void
}

/** The thread under a post and its Reply button: the first click opens replies and recorder, the next closes them. */
export function useReplyThread(postId: string, opened = false): ThreadToggle {
  const [open, setOpen] = useState(opened)
  // A link may lead to a card that is already on screen, again after its thread was closed.
  const { key } = useLocation()
  const openedBy = opened ? key : null
  const [wasOpenedBy, setOpenedBy] = useState(openedBy)
  if (openedBy !== wasOpenedBy) {
    setOpenedBy(openedBy)
    if (opened) setOpen(true)
  }
  return {
    open,
    show: () => setOpen(true),
    toggle() {
      // Read on click, so that a list of cards does not re-render for one recorder.
      const store = getDefaultStore()
      const close = open && store.get(panelAtom) === postId
      setOpen(!close)
      store.set(panelAtom, close ? null : postId)
    },
  }
}
