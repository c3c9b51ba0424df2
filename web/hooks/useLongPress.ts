import { useEffect, useMemo, useRef } from 'react'

const LONG_PRESS_MS = 500
/** A finger that moved further scrolls. */
const STILL_PX = 10

type Point = { clientX: number; clientY: number }

/** Runs what a press begins with once it was held in its place: `begin`, `move` and `end` follow the pointer. */
export function useLongPress() {
  const press = useRef<(Point & { timer: ReturnType<typeof setTimeout> }) | null>(null)
  const longPress = useMemo(() => {
    function end() {
      clearTimeout(press.current?.timer)
      press.current = null
    }
    return {
      begin({ clientX, clientY }: Point, run: () => void) {
        end()
        const timer = setTimeout(() => {
          press.current = null
          run()
        }, LONG_PRESS_MS)
        press.current = { clientX, clientY, timer }
      },
      move({ clientX, clientY }: Point) {
        const from = press.current
        if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL_PX) end()
      },
      end,
    }
  }, [])
  useEffect(() => longPress.end, [longPress])
  return longPress
}
