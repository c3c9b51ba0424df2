import type { magicLinkRoutes } from '../../../worker/magic-links/magic-links.routes'
import { createClient } from '../typed-client'

/** The client of magic links. */
export const magicLinksApi = createClient<typeof magicLinkRoutes>()
