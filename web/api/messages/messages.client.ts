import type { messagesRoutes } from '../../../worker/messages/messages.routes'
import { createClient } from '../typed-client'

/** The client of messages and their requests. */
export const messagesApi = createClient<typeof messagesRoutes>()
