/** Cursor of a page of conversations: time and peer of its last one. */
import type { ConversationPosition } from './conversations.repo'

export const CONVERSATION_CURSOR = /^\d{1,15}\.(user|email|phone):.{1,254}$/s

/** The cursor for the page after these conversations; null for an empty page. */
export function getConversationCursor(rows: readonly ConversationPosition[]): string | null {
  const last = rows.at(-1)
  return last ? `${last.lastMessageAt}.${last.peer}` : null
}

/** Reads the position out of a cursor. */
export function parseConversationCursor(cursor: string): ConversationPosition {
  const dot = cursor.indexOf('.')
  return { lastMessageAt: Number(cursor.slice(0, dot)), peer: cursor.slice(dot + 1) }
}
