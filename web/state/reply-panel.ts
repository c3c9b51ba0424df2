/** Under which post the reply recorder is open: one at a time, since there is one recording at a time. */
import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'

const panelAtom = atom<string | null>(null)

/** The post it is open under, and how to open or close it. */
export function useReplyPanel(): [string | null, (postId: string | null) => void] {
  return useAtom(panelAtom)
}

/** Whether it is open anywhere. */
export function useIsReplying(): boolean {
  return useAtomValue(panelAtom) !== null
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
  // A link may lead to it when its card is on screen already.
  const [wasLed, setLed] = useState(opened)
  if (opened !== wasLed) {
    setLed(opened)
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
