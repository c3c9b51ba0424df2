import type { archivesRoutes } from '../../../worker/archives/archives.routes'
import { createClient } from '../typed-client'

/** The client of imports of exports. */
export const archivesApi = createClient<typeof archivesRoutes>()
