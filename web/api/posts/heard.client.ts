import type { heardRoutes } from '../../../worker/posts/heard/heard.routes'
import { createClient } from '../typed-client'

/** The client of what was heard. */
export const heardApi = createClient<typeof heardRoutes>()
