/** Where a page of conversations ends: time and peer of its last one. */
import type { ConversationPlace } from './conversations.repo'

export const CONVERSATION_CURSOR = /^\d{1,15}\.(user|mail|tel):.{1,254}$/s

/** The cursor after these conversations; null where there are none. */
export function conversationCursor(rows: readonly ConversationPlace[]): string | null {
  const last = rows.at(-1)
  return last ? `${last.lastAt}.${last.peer}` : null
}

/** The place a cursor names. */
export function placeOfConversation(cursor: string): ConversationPlace {
  const dot = cursor.indexOf('.')
  return { lastAt: Number(cursor.slice(0, dot)), peer: cursor.slice(dot + 1) }
}
