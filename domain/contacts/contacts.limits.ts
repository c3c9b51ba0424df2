/** Limits of contacts. */
import { DAY_SECONDS } from '../time/units'

/** Contact identifiers per request, and per user and day. */
export const IDENTIFIERS_PER_CALL = 500
export const IDENTIFIERS_PER_DAY = { count: 2000, seconds: DAY_SECONDS }
/** Contacts per device, and on one page. */
export const CONTACTS_MAX = 5000
export const CONTACTS_PER_PAGE = 50
