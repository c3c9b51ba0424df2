import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Exits with instructions when a port is in use: before a build, not after it.
 * @param {{ port: number, host?: string, variable?: string }} address
 */
export async function requireFreePort({ port, host = '127.0.0.1', variable = 'PORT' }) {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    if (error.code === 'EADDRNOTAVAIL') console.error(`HOST is not an address of this machine: ${host}`)
    else if (error.code === 'EADDRINUSE')
      console.error(`Port ${port} is in use. Stop what uses it, or name another one: ${variable}=${port + 1}`)
    else throw error
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}

/**
 * Starts a server on a free port of the loopback; returns the port.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
export async function listenOnFreePort(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server.address().port
}

/** Returns a free port. */
export async function findFreePort() {
  const server = createServer()
  const port = await listenOnFreePort(server)
  server.close()
  await once(server, 'close')
  return port
}
