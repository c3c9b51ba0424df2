/**
 * One channel of hints: a person's own, or a shard of the public feed. It keeps nothing but its sockets and, while
 * many things happen at once, the hint that waits; the events table is the truth.
 */
import { DurableObject } from 'cloudflare:workers'
import { HINT_COALESCE_MS, HINTS_PER_FRAME } from '../domain/limits'
import {
  CLOSED_LISTEN_ONLY,
  CLOSED_SIGNED_OUT,
  type Frame,
  type Hint,
  type Listener,
  PING,
  PONG,
} from '../domain/live'

const WAITING = 'waiting'

export class Channel extends DurableObject<unknown> {
  /** Sleep forgets it, but only a channel that was quiet for longer than the pause it guards falls asleep. */
  #sentAt = 0

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** The first hint goes out at once; those of the next second go out together. */
  announce(hint: Hint): void {
    if (this.ctx.getWebSockets().length === 0) return
    const waiting = this.ctx.storage.kv.get<Frame>(WAITING)
    if (!waiting && Date.now() - this.#sentAt >= HINT_COALESCE_MS) {
      this.#send({ ...hint, count: 1 })
      return
    }
    this.ctx.storage.kv.put<Frame>(WAITING, join(waiting, hint))
    if (!waiting) this.ctx.waitUntil(this.ctx.storage.setAlarm(this.#sentAt + HINT_COALESCE_MS))
  }

  /** Reads its storage: whoever gets an answer knows that channels run. */
  touch(): boolean {
    return this.ctx.storage.kv.get(WAITING) === undefined
  }

  /** Sends what waited. The alarm fires even if the channel was moved or evicted in between. */
  override alarm(): void {
    const waiting = this.ctx.storage.kv.get<Frame>(WAITING)
    this.ctx.storage.kv.delete(WAITING)
    if (waiting) this.#send(waiting)
  }

  /** Closes the sockets of a session that ended, or of a person who left. */
  hangUp(whose: string): void {
    for (const socket of this.ctx.getWebSockets(whose)) socket.close(CLOSED_SIGNED_OUT, 'signed out')
  }

  /** Takes a socket; the Worker has checked origin and session, and says who it is and how many they may hold. */
  override async fetch(request: Request): Promise<Response> {
    const { who, limit, ...listener } = admissionOf(request)
    if (this.ctx.getWebSockets(who).length >= limit) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, listener.sid ? [who, listener.sid] : [who])
    server.serializeAttachment(listener satisfies Listener)
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Listeners listen: pings are answered by the runtime, and whoever says anything else is shown out. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(CLOSED_LISTEN_ONLY, 'listen only')
  }

  #send(frame: Frame): void {
    this.#sentAt = Date.now()
    const text = JSON.stringify(frame)
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(text)
      } catch {
        // It closed in between; the listener catches up when it returns.
      }
    }
  }
}

/**
 * The waiting frame with one more hint in it: the newest wins. The others go along as long as they are few, or all who
 * listen would ask for them at the same moment.
 */
function join(waiting: Frame | undefined, hint: Hint): Frame {
  if (!waiting) return { ...hint, count: 1 }
  const { count, earlier = [], ...before } = waiting
  const known = [...earlier, before, hint].sort((a, b) => a.seq - b.seq)
  const newest = known.pop() ?? hint
  const isWhole = known.length === count && count < HINTS_PER_FRAME
  return { ...newest, count: count + 1, ...(isWhole ? { earlier: known } : {}) }
}

/** What the Worker tells a channel about a new socket: who counts it, how many they may hold, whose session it is. */
export type Admission = Listener & { who: string; limit: number }
export const ADMISSION_HEADER = 'x-admission'

function admissionOf(request: Request): Admission {
  return JSON.parse(request.headers.get(ADMISSION_HEADER) ?? '{}') as Admission
}
