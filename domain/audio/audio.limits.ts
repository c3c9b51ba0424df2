/** Limits of recorded sound. */

export const LIMIT_WARNING_SECONDS = 10
export const PEAKS_PER_POST = 160
export const SAMPLE_RATE_HZ = 48_000
export const MP3_BITS_PER_SECOND = 64_000
/** A quiet voice is raised by at most this much, in dB. */
export const LEVEL_MAX_BOOST_DB = 12
/** The part that plays of the end of a cut. */
export const TRIM_TAIL_SECONDS = 3
