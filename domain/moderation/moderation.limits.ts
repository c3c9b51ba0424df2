/** Limits of moderation. */

/** The text of a report, and the days that reports are kept. */
export const REPORT_TEXT_MAX_CHARS = 1000
export const MEMBER_REPORTS_KEPT_DAYS = 365
/** Days in which a decision can be appealed. */
export const APPEAL_DAYS = 14
/** The moderator's words in a decision, the text of an appeal, and a note about a member. */
export const DECISION_WORDS_MAX_CHARS = 1000
export const APPEAL_MAX_CHARS = 2000
export const NOTE_MAX_CHARS = 1000
/** Entries of a member's history. */
export const HISTORY_ENTRIES_MAX = 100
/** Content rules of the site, and the length of one as it is typed. */
export const CONTENT_RULES_MAX = 500
export const CONTENT_RULE_TYPED_MAX_CHARS = 300
export const MODERATION_ACTIONS_MADE = { count: 600, seconds: 3600 }
/** The fields of a copyright report. */
export const REPORT_NAME_MAX_CHARS = 100
export const REPORT_WORK_MAX_CHARS = 2000
