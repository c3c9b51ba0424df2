import { useAtomValue } from 'jotai'
import type { MouseEvent, PointerEvent } from 'react'
import { tapInsteadAtom } from '../../state/device-settings'
import { dispatchHold, getHoldState, type HoldTarget, setHoldTarget } from '../../state/hold'

/** A shorter press on the record button is a tap. */
const HOLD_AFTER_MS = 220

/** A touch screen sends the click of a release some time after it. */
export const CLICK_WAIT_MS = 400

type HoldProps = {
  'data-hold'?: true
  draggable?: false
  onPointerDown?: (event: PointerEvent) => void
  onClickCapture?: (event: MouseEvent) => void
  onContextMenu?: (event: MouseEvent) => void
}

/**
 * Props that make a record button record while it is held. A tap, the keyboard and screen readers still click it. None
 * without a target, or when the user prefers taps.
 */
export function useHold(target: HoldTarget | null): HoldProps {
  const tapInstead = useAtomValue(tapInsteadAtom)
  if (!target || tapInstead) return {}
  return {
    'data-hold': true,
    draggable: false,
    onPointerDown(event) {
      if (event.button !== 0 || event.ctrlKey) return
      resetEnded()
      if (getHoldState().at !== 'idle' || target.canBegin?.() === false) return
      setHoldTarget(target)
      followPointer(event.nativeEvent)
    },
    onClickCapture(event) {
      // The machine knows whether the click is a tap, or follows a release.
      const isAfterRelease = getHoldState().at === 'ended'
      if (dispatchHold({ type: 'click' }) === 'tap') return
      event.preventDefault()
      event.stopPropagation()
      if (isAfterRelease) resetEnded()
    },
    // A long press opens it on touch screens.
    onContextMenu: (event) => getHoldState().at !== 'idle' && event.preventDefault(),
  }
}

function resetEnded(): void {
  if (getHoldState().at === 'ended') dispatchHold({ type: 'reset' })
}

/** Follows one press to its end, also outside of the button, which may have been removed by then. */
function followPointer({ pointerId, clientX, clientY, target }: globalThis.PointerEvent): void {
  const end = new AbortController()
  const { signal } = end
  const timer = setTimeout(() => dispatchHold({ type: 'elapsed' }), HOLD_AFTER_MS)
  const isThis = (event: globalThis.PointerEvent) => event.pointerId === pointerId
  function finish(): void {
    clearTimeout(timer)
    end.abort()
    // The click that follows the release resets it; none may come. A locked recording goes on.
    setTimeout(resetEnded, CLICK_WAIT_MS)
  }
  dispatchHold({ type: 'down', pointerId, x: clientX, y: clientY })
  // A mouse released outside of the window is still reported.
  if (target instanceof Element) target.setPointerCapture?.(pointerId)
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, { signal, capture: true })
  on('pointermove', (event) => {
    if (isThis(event)) dispatchHold({ type: 'move', pointerId, x: event.clientX, y: event.clientY })
  })
  on('pointerup', (event) => {
    if (!isThis(event)) return
    dispatchHold({ type: 'up', pointerId })
    finish()
  })
  on('pointercancel', (event) => {
    if (!isThis(event)) return
    dispatchHold({ type: 'cancel' })
    finish()
  })
  on('blur', (event) => {
    // Elements inside the page lose their focus too.
    if (event.target !== window) return
    dispatchHold({ type: 'cancel' })
    finish()
  })
}
