import type { postsRoutes } from '../../../worker/publishing/posts.routes'
import { createClient } from '../typed-client'

/** The client of posts. */
export const postsApi = createClient<typeof postsRoutes>()
