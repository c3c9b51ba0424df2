import { LIVE_PONG_WAIT_MS } from '../../domain/live/live.limits'
import type { liveRoutes } from '../../worker/live/live.routes'
import { createClient } from './typed-client'

/** The client of live updates. A request that hangs in a dead network would block the one after reconnecting. */
export const liveApi = createClient<typeof liveRoutes>(LIVE_PONG_WAIT_MS)
