import type { owlcastsRoutes } from '../../../worker/publishing/owlcasts.routes'
import { createClient } from '../typed-client'

/** The client of owlcasts. */
export const owlcastsApi = createClient<typeof owlcastsRoutes>()
