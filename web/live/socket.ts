/**
 * A persistent WebSocket: reconnects with exponential backoff and jitter, detects dead connections by ping, and pauses
 * while the device is offline.
 */
import {
  LIVE_BACKOFF_MAX_MS,
  LIVE_BACKOFF_VISIBLE_MAX_MS,
  LIVE_PING_MS,
  LIVE_PONG_WAIT_MS,
} from '../../domain/limits'
import { PING, PONG, retryDelay } from '../../domain/live'

type Handlers = {
  /** Each message except pongs. */
  onText: (text: string) => void
  /** On every open: something may have been missed. */
  onOpen: () => void
  onClose?: (code: number) => void
}

/** Opens a socket to a path of our own host and keeps it open. Returns the function that closes it for good. */
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

  /** Only the current socket counts: late events of a closed one are ignored. */
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

  /** Pings the server: a cut network gives no signal by itself. */
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
