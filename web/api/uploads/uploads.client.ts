import type { uploadRoutes } from '../../../worker/media/uploads.routes'
import { createClient } from '../typed-client'

/** The client of uploads. */
export const uploadsApi = createClient<typeof uploadRoutes>()
