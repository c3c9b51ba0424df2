/** Migrates and seeds the local state without serving, before `npm run dev` starts Vite. */
import { findFreePort } from './port.mjs'
import { seed } from './seed/seed.mjs'
import { serve } from './serve.mjs'

const { mf, origin } = await serve({ port: await findFreePort() })
await seed(mf, origin)
await mf.dispose()
