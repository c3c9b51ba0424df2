import type { searchRoutes } from '../../../worker/search/search.routes'
import { createClient } from '../typed-client'

/** The client of search. */
export const searchApi = createClient<typeof searchRoutes>()
