/** One channel of hints: a person's own, or a shard of the public feed. All state lives in the sockets. */
import { DurableObject } from 'cloudflare:workers'
import type { Hint } from '../domain/live'

export class Channel extends DurableObject {
  /** Sends a hint to every open socket. */
  async announce(hint: Hint): Promise<void> {
    const frame = JSON.stringify(hint)
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(frame)
      } catch {
        // The socket closed in between; the listener catches up when it returns.
      }
    }
  }

  /** Takes a socket; the Worker has checked origin and session. */
  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }
}
