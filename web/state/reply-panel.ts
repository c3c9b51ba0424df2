/** Under which post the reply recorder is open: one at a time, since there is one recording at a time. */
import { atom, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

const panelAtom = atom<string | null>(null)

/** The post it is open under, and how to open or close it. */
export function useReplyPanel(): [string | null, (postId: string | null) => void] {
  return useAtom(panelAtom)
}

/** For each recorder of a reply that shows the recording at hand: the ids of the posts it stands in. */
const shownAtom = atom<readonly (readonly string[])[]>([])

/**
 * Says, while `isShown`, that the caller shows the recording at hand. `begun` is its element once a reply is being
 * recorded or waits to be sent; null before that.
 */
export function useShowsReply(isShown: boolean, begun: RefObject<Element | null> | null): void {
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

/** Whether the recording at hand is shown under the card it answers. */
export function useIsReplyShown(): boolean {
  return useAtomValue(shownAtom).length > 0
}

/** The posts under which a reply is being recorded or waits to be sent: the one it answers, and those around it. */
export function useAnsweredIds(): ReadonlySet<string> {
  const shown = useAtomValue(shownAtom)
  return useMemo(() => new Set(shown.flat()), [shown])
}

export type ThreadToggle = {
  open: boolean
  /** Opens replies and recorder, or closes them. */
  toggle: () => void
  /** Opens the replies alone, for listening. */
  show: () => void
}

/** The thread under a post, and its Reply button: the first press opens replies and recorder, one more closes them. */
export function useThread(postId: string, opened = false): ThreadToggle {
  const [open, setOpen] = useState(opened)
  // A link may lead to it when its card is on screen already, and again after it was closed.
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
      // Read at the press: a list of cards does not draw itself anew because of one recorder.
      const store = getDefaultStore()
      const close = open && store.get(panelAtom) === postId
      setOpen(!close)
      store.set(panelAtom, close ? null : postId)
    },
  }
}
