/**
 * A live channel: a user's own, or a shard of the public feed. It stores nothing but its sockets and, while events
 * are coalesced, the pending hint; the events table is the source of truth.
 */
import { DurableObject } from 'cloudflare:workers'
import {
  CLOSED_LISTEN_ONLY,
  CLOSED_SIGNED_OUT,
  type Hint,
  type Listener,
  type LiveFrame,
  PING,
  PONG,
} from '../domain/live/live'

const HINT_COALESCE_MS = 1000
/** Hints listed in one frame; more have to be fetched. */
export const HINTS_PER_FRAME = 20

const PENDING_FRAME = 'waiting'
const HEALTH_CHECK = 'health'

export class Channel extends DurableObject<unknown> {
  /** Lost on hibernation, which only happens after a pause longer than the one it guards. */
  #sentAt = 0

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** Sends the first hint at once and coalesces those of the next second. */
  announce(hint: Hint): void {
    if (this.ctx.getWebSockets().length === 0) return
    const pending = this.ctx.storage.kv.get<LiveFrame>(PENDING_FRAME)
    if (!pending && Date.now() - this.#sentAt >= HINT_COALESCE_MS) {
      this.#send({ ...hint, count: 1 })
      return
    }
    this.ctx.storage.kv.put<LiveFrame>(PENDING_FRAME, mergeHint(pending, hint))
    if (!pending) this.ctx.waitUntil(this.ctx.storage.setAlarm(this.#sentAt + HINT_COALESCE_MS))
  }

  /** Writes, reads and deletes a value (health check). False, or an error, when storage does not keep it. */
  async checkStorage(): Promise<boolean> {
    const { kv } = this.ctx.storage
    const written = crypto.randomUUID()
    kv.put(HEALTH_CHECK, written)
    const isKept = kv.get(HEALTH_CHECK) === written
    // Otherwise the deletion could cancel the write before it reaches the disk.
    await this.ctx.storage.sync()
    kv.delete(HEALTH_CHECK)
    return isKept
  }

  /**
   * Sends the pending frame. The alarm fires even if the object was moved or evicted in between. It sends before it
   * deletes, so that an eviction in between repeats a hint, which clients ignore, and never loses one.
   */
  override alarm(): void {
    const pending = this.ctx.storage.kv.get<LiveFrame>(PENDING_FRAME)
    if (pending) this.#send(pending)
    this.ctx.storage.kv.delete(PENDING_FRAME)
  }

  /** Closes the sockets of an ended session or of a deleted user. */
  closeSockets(tag: string): void {
    for (const socket of this.ctx.getWebSockets(tag)) socket.close(CLOSED_SIGNED_OUT, 'signed out')
  }

  /** Accepts a socket. The Worker has checked origin and session, and passes the holder and their limit. */
  override async fetch(request: Request): Promise<Response> {
    const { userId, limit, ...listener } = parseAdmission(request)
    if (this.ctx.getWebSockets(userId).length >= limit) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, listener.sid ? [userId, listener.sid] : [userId])
    server.serializeAttachment(listener satisfies Listener)
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Receive-only socket: pings are answered by the runtime, any other message closes it. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(CLOSED_LISTEN_ONLY, 'listen only')
  }

  #send(frame: LiveFrame): void {
    this.#sentAt = Date.now()
    const text = JSON.stringify(frame)
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(text)
      } catch {
        // The socket closed in between; the client catches up when it reconnects.
      }
    }
  }
}

/**
 * Merges a hint into the pending frame: the newest wins. Earlier hints are included while they are few, since otherwise
 * every listener would fetch them at the same moment.
 */
function mergeHint(pending: LiveFrame | undefined, hint: Hint): LiveFrame {
  if (!pending) return { ...hint, count: 1 }
  const { count, earlier = [], ...before } = pending
  const known = [...earlier, before, hint].sort((a, b) => a.seq - b.seq)
  const newest = known.pop() ?? hint
  const isWhole = known.length === count && count < HINTS_PER_FRAME
  return { ...newest, count: count + 1, ...(isWhole ? { earlier: known } : {}) }
}

/** Admission of a new socket: who holds it, how many they may hold, and the session. */
export type Admission = Listener & { userId: string; limit: number }
export const ADMISSION_HEADER = 'x-admission'

function parseAdmission(request: Request): Admission {
  return JSON.parse(request.headers.get(ADMISSION_HEADER) ?? '{}') as Admission
}
