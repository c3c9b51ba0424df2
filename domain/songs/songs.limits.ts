/** Limits of songs. */

export const SONG_FIELD_MAX_CHARS = 100
