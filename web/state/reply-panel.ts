/** Under which post the reply recorder is open: one at a time, since there is one recording at a time. */
import { atom, getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const panelAtom = atom<string | null>(null)

/** The post it is open under, and how to open or close it. */
export function useReplyPanel(): [string | null, (postId: string | null) => void] {
  return useAtom(panelAtom)
}

/** How many recorders of replies show the recording at hand: one, or none while its card is off screen. */
const shownAtom = atom(0)

/** Says, while `isShown`, that the caller shows the recording at hand. */
export function useShowsReply(isShown: boolean): void {
  const set = useSetAtom(shownAtom)
  useEffect(() => {
    if (!isShown) return
    set((count) => count + 1)
    return () => set((count) => count - 1)
  }, [isShown, set])
}

/** Whether the recording at hand is shown under the card it answers. */
export function useIsReplyShown(): boolean {
  return useAtomValue(shownAtom) > 0
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
