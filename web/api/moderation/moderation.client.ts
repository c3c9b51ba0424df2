import type { moderationRoutes } from '../../../worker/moderation/moderation.routes'
import { createClient } from '../typed-client'

/** The client of reports and their decisions. */
export const moderationApi = createClient<typeof moderationRoutes>()
