import type { authRoutes } from '../../../worker/auth/auth.routes'
import { createClient } from '../typed-client'

/** The client of signing in and the session. */
export const authApi = createClient<typeof authRoutes>()
