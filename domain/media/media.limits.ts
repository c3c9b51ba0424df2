/** Limits of uploads and stored files. */
import { HOUR_MS } from '../time/units'

export const UPLOAD_MAX_BYTES = 95_000_000
export const UPLOADS_PER_HOUR = 120
/** The largest side of a picture that the Worker accepts. */
export const PICTURE_MAX_SIDE_PX = 1024
export const DELETED_BYTES_GRACE_MS = HOUR_MS
