/** Migrates and seeds the local state without serving, before `npm run dev` starts Vite. */
import { createServer } from 'node:net'
import { seed } from './seed/seed.mjs'
import { serve } from './serve.mjs'

/** A currently free port. */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

const { mf, origin } = await serve({ port: await findFreePort() })
await seed(mf, origin)
await mf.dispose()
