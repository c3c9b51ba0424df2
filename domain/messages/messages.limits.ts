/** Limits of messages. */

export const CONVERSATIONS_PER_PAGE = 20
export const MESSAGES_PER_PAGE = 50
/** Cap of message counts, so that the cost does not grow with a conversation. */
export const MESSAGES_COUNTED_MAX = 100
/** A message sent by letting go can be taken back for this long. */
export const UNDO_SEND_MS = 5000
