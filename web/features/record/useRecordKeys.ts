import { useEffect, useRef } from 'react'
import type { RecordState } from '../../recording/machine'

type KeyActions = {
  start: () => void
  pause: () => void
  resume: () => void
  stop: () => void
  ask: () => void
}
type Action = keyof KeyActions

/**
 * Keyboard shortcuts of the recorder, by state: space pauses, Enter stops, Esc asks before discarding,
 * R starts. After Stop the sheet has its own.
 */
const KEYS: Partial<Record<RecordState['at'], Record<string, Action>>> = {
  idle: { r: 'start' },
  recording: { ' ': 'pause', Enter: 'stop', Escape: 'ask' },
  paused: { ' ': 'resume', Enter: 'stop', Escape: 'ask' },
}
const TYPED_INTO = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]'
/** These handle keys themselves. The record button does not: space has to pause even if it was clicked last. */
const PRESSED = 'button:not(.record-button), a[href], summary, [role="slider"]'

/** The action of a key press, or null. */
export function recordKey(event: KeyboardEvent, at: RecordState['at']): Action | null {
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  if (document.querySelector('dialog[open], .hold-screen') || target?.closest(TYPED_INTO)) return null
  if (event.key !== 'Escape' && target?.closest(PRESSED)) return null
  return KEYS[at]?.[event.key] ?? null
}

/** Listens for the shortcuts in the capture phase, before other handlers. */
export function useRecordKeys(at: RecordState['at'], actions: KeyActions): void {
  const latest = useRef({ at, actions })
  latest.current = { at, actions }
  useEffect(() => {
    const held = new Set<string>()
    function onKeyDown(event: KeyboardEvent) {
      const action = recordKey(event, latest.current.at)
      if (!action) return
      suppressEvent(event)
      held.add(event.key)
      latest.current.actions[action]()
    }
    // A button fires on keyup of space; that key press was a shortcut.
    const onKeyUp = (event: KeyboardEvent) => held.delete(event.key) && suppressEvent(event)
    const end = new AbortController()
    window.addEventListener('keydown', onKeyDown, { capture: true, signal: end.signal })
    window.addEventListener('keyup', onKeyUp, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [])
}

function suppressEvent(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
