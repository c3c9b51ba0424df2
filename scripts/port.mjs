import { once } from 'node:events'
import { createServer } from 'node:net'

/** Exits with instructions when a loopback port is in use: before a build, not after it. */
export async function requireFreePort(port, variable = 'PORT') {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    console.error(`Port ${port} is in use. Stop what uses it, or name another one: ${variable}=${port + 1}`)
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}
