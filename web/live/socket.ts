/**
 * A socket that stays: it comes back after every loss, waiting longer each time and never together with all others,
 * notices a silent death by asking, and rests while the device is offline.
 */
import {
  LIVE_BACKOFF_MAX_MS,
  LIVE_BACKOFF_VISIBLE_MAX_MS,
  LIVE_PING_MS,
  LIVE_PONG_WAIT_MS,
} from '../../domain/limits'
import { PING, PONG, retryDelay } from '../../domain/live'

type Handlers = {
  /** Each message that is not the answer to our own question. */
  onText: (text: string) => void
  /** Whenever it opens: something may have been missed. */
  onOpen: () => void
  onClose?: (code: number) => void
}

/** Opens a socket on a path of our own host and keeps it open. Returns what ends it for good. */
export function keepSocket(path: string, { onText, onOpen, onClose }: Handlers): () => void {
  let socket: WebSocket | null = null
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let answer: ReturnType<typeof setTimeout> | undefined
  const scope = new AbortController()

  function open() {
    clearTimeout(retry)
    if (scope.signal.aborted || socket || !navigator.onLine) return
    const made = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`)
    socket = made
    // A request into a dead network hangs for minutes before it fails by itself.
    clearTimeout(answer)
    answer = setTimeout(giveUp, LIVE_PONG_WAIT_MS)
    made.addEventListener('open', () => {
      if (socket !== made) return
      clearTimeout(answer)
      attempt = 0
      onOpen()
    })
    made.addEventListener('message', ({ data }) => {
      clearTimeout(answer)
      if (data !== PONG) onText(String(data))
    })
    made.addEventListener('close', ({ code }) => lost(made, code))
  }

  /** Only the present socket counts: a late word of one given up changes nothing. */
  function lost(which: WebSocket, code: number) {
    if (socket !== which) return
    socket = null
    clearTimeout(answer)
    if (scope.signal.aborted) return
    const maxMs = isVisible() ? LIVE_BACKOFF_VISIBLE_MAX_MS : LIVE_BACKOFF_MAX_MS
    retry = setTimeout(open, retryDelay(attempt, Math.random(), maxMs))
    attempt += 1
    onClose?.(code)
  }

  function giveUp() {
    const given = socket
    if (!given) return
    lost(given, 0)
    given.close()
  }

  /** Asks whether the other side still lives; a network that was cut says nothing by itself. */
  function ask() {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(PING)
    clearTimeout(answer)
    answer = setTimeout(giveUp, LIVE_PONG_WAIT_MS)
  }

  function again() {
    if (!isVisible()) return
    attempt = 0
    ask()
    open()
  }

  const { signal } = scope
  const asking = setInterval(ask, LIVE_PING_MS)
  addEventListener('online', again, { signal })
  addEventListener('offline', giveUp, { signal })
  addEventListener('focus', again, { signal })
  document.addEventListener('visibilitychange', again, { signal })
  open()

  return () => {
    scope.abort()
    clearInterval(asking)
    clearTimeout(retry)
    clearTimeout(answer)
    socket?.close()
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
