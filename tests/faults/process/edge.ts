/**
 * Stands for Cloudflare's edge during a deployment, where there is always a version. Here one is stopped before the
 * next starts, so connections in between wait for it. Requests in progress are cut.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { pause } from './server'

/** Forwards connections on `port` to `target()` once it accepts them. */
export async function startEdge(port: number, target: () => number) {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: false }, async (client) => {
    open.add(client)
    client.on('error', () => undefined)
    client.on('close', () => open.delete(client))
    client.pause()
    const upstream = await connectWhenReady(target, () => !client.destroyed)
    if (!upstream) return
    upstream.on('error', () => undefined)
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
    upstream.pipe(client)
    client.pipe(upstream)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close() {
      for (const one of open) one.destroy()
      server.close()
    },
  }
}

async function connectWhenReady(target: () => number, isWanted: () => boolean): Promise<Socket | null> {
  while (isWanted()) {
    const upstream = connect(target(), '127.0.0.1')
    const isThere = await new Promise<boolean>((done) => {
      upstream.once('connect', () => done(true))
      upstream.once('error', () => done(false))
    })
    if (isThere) return upstream
    await pause(50)
  }
  return null
}
