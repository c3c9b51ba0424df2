/** Limits of the site's settings. */

/** The site's settings: lengths, and how often an admin may change them. */
export const SITE_NAME_MAX_CHARS = 60
export const SITE_CONTACT_MAX_CHARS = 200
export const LEGAL_TEXT_MAX_CHARS = 20_000
export const SITE_CHANGES = { count: 300, seconds: 3600 }
/** The link that creates the first admin: lifetime. */
export const SETUP_HOURS = 24
export const METRICS_TOKEN_MIN_CHARS = 20
