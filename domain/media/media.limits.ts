/** Limits of uploads and stored files. */
import { HOUR_MS } from '../time/units'

export const UPLOAD_MAX_BYTES = 95_000_000
export const UPLOADS_PER_HOUR = 120
export const DELETED_BYTES_GRACE_MS = HOUR_MS
