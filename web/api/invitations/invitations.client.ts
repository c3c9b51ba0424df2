import type { invitationsRoutes } from '../../../worker/invitations/invitations.routes'
import { createClient } from '../typed-client'

/** The client of invitations. */
export const invitationsApi = createClient<typeof invitationsRoutes>()
