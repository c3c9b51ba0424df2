/** Limits of uploads and stored files. */

export const UPLOAD_MAX_BYTES = 95_000_000
export const UPLOADS_PER_HOUR = 120
/** The largest side of a picture that the Worker accepts. */
export const PICTURE_MAX_SIDE_PX = 1024
export const DELETED_BYTES_GRACE_MS = 3_600_000
