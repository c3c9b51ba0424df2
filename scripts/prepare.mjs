/** Migrates and seeds the local state without serving: what `npm run dev` needs before Vite takes over. */
import { serve } from './serve.mjs'

const { mf } = await serve({ port: 0 })
await mf.dispose()
