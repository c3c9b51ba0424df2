/** The way from the browsers to the server, which a story can cut: no engine's switch for it works in the others. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../scripts/port.mjs'

export type Network = Awaited<ReturnType<typeof openNetwork>>

/** Listens on a port of its own, and passes connections on once a server is connected. */
export async function openNetwork() {
  const sockets = new Set<Socket>()
  let serverPort = 0
  let isUp = true
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The other side went away.
    socket.on('error', () => socket.destroy())
  }
  const gate = createServer((near) => {
    hold(near)
    if (!isUp) return near.destroy()
    const far = connect(serverPort, '127.0.0.1')
    hold(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const port = await listenOnFreePort(gate)
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    /** What browsers open. */
    origin: `http://localhost:${port}`,
    connect(port: number): void {
      serverPort = port
    },
    get isUp(): boolean {
      return isUp
    },
    /** Down, it ends all connections and refuses new ones. */
    set isUp(value: boolean) {
      isUp = value
      if (!value) closeAll()
    },
    async close(): Promise<void> {
      closeAll()
      gate.close()
      await once(gate, 'close')
    },
  }
}
