/**
 * A persistent WebSocket: reconnects with exponential backoff and jitter, detects dead connections by ping, and pauses
 * while the device is offline or the page is in the back/forward cache.
 */

import { PING, PONG, retryDelay } from '../../domain/live/live'
import { LIVE_BACKOFF_MAX_MS, LIVE_PONG_WAIT_MS } from '../../domain/live/live.limits'

/** While the page is visible: missed events show within 10 s after the network returns. */
export const LIVE_BACKOFF_VISIBLE_MAX_MS = 5000
const LIVE_PING_MS = 25_000

type Handlers = {
  /** Each message except pongs. */
  onText: (text: string) => void
  /** On every open: something may have been missed. */
  onOpen: () => void
  onClose?: (code: number) => void
}

/** Opens a socket to a path of our own host and keeps it open. Returns the function that closes it for good. */
export function connectSocket(path: string, { onText, onOpen, onClose }: Handlers): () => void {
  let socket: WebSocket | null = null
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let pongTimer: ReturnType<typeof setTimeout> | undefined
  const scope = new AbortController()

  function open() {
    clearTimeout(retry)
    if (scope.signal.aborted || socket || !navigator.onLine) return
    const made = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`)
    socket = made
    // A request into a dead network hangs for minutes before it fails by itself.
    clearTimeout(pongTimer)
    pongTimer = setTimeout(abandon, LIVE_PONG_WAIT_MS)
    made.addEventListener('open', () => {
      if (socket !== made) return
      clearTimeout(pongTimer)
      attempt = 0
      onOpen()
    })
    made.addEventListener('message', ({ data }) => {
      clearTimeout(pongTimer)
      if (data !== PONG) onText(String(data))
    })
    made.addEventListener('close', ({ code }) => onLost(made, code))
  }

  /** Only the current socket counts: late events of a closed one are ignored. */
  function onLost(lostSocket: WebSocket, code: number) {
    if (socket !== lostSocket) return
    socket = null
    clearTimeout(pongTimer)
    if (scope.signal.aborted) return
    const maxMs = isVisible() ? LIVE_BACKOFF_VISIBLE_MAX_MS : LIVE_BACKOFF_MAX_MS
    retry = setTimeout(open, retryDelay(attempt, Math.random(), maxMs))
    attempt += 1
    onClose?.(code)
  }

  function abandon() {
    const socketToClose = socket
    if (!socketToClose) return
    onLost(socketToClose, 0)
    socketToClose.close()
  }

  /** Pings the server: a cut network gives no signal by itself. */
  function ping() {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(PING)
    clearTimeout(pongTimer)
    pongTimer = setTimeout(abandon, LIVE_PONG_WAIT_MS)
  }

  function reconnect() {
    if (!isVisible()) return
    attempt = 0
    ping()
    open()
  }

  /** Closes the socket of a page that is left: an open one keeps it out of the back/forward cache. */
  function suspend() {
    const socketToClose = socket
    socket = null
    clearTimeout(retry)
    clearTimeout(pongTimer)
    socketToClose?.close()
  }

  /** Connects a page that came back from the back/forward cache. */
  function resume({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    attempt = 0
    open()
  }

  const { signal } = scope
  const pingTimer = setInterval(ping, LIVE_PING_MS)
  addEventListener('online', reconnect, { signal })
  addEventListener('offline', abandon, { signal })
  addEventListener('focus', reconnect, { signal })
  document.addEventListener('visibilitychange', reconnect, { signal })
  addEventListener('pagehide', suspend, { signal })
  addEventListener('pageshow', resume, { signal })
  open()

  return () => {
    scope.abort()
    clearInterval(pingTimer)
    clearTimeout(retry)
    clearTimeout(pongTimer)
    socket?.close()
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
