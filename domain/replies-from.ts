/**
 * Who may reply to a voice, as its author chose. The choice stands on what begins a thread and governs all of it; its
 * author, and those who work on it, always may.
 */
import { words } from './catalogue'
import { kindOf, type Mode, modeOf } from './kinds'

export const REPLIES_FROM = ['everyone', 'followed', 'mentioned', 'nobody'] as const
export type RepliesFrom = (typeof REPLIES_FROM)[number]

/** Why somebody may not reply: the rule of the thread, and who made it; '' where they may not know. */
export type ReplyLock = { from: Exclude<RepliesFrom, 'everyone'>; by: string }

/** Whether a voice begins a thread whose author says who may reply: no answer does, nor what stands in an owlcast. */
export function choosesReplies({ mode, isReply, owlcastId }: Begun): boolean {
  return kindOf(modeOf(mode).kind).limitsReplies && !isReply && owlcastId === null
}
type Begun = { mode: Mode; isReply: boolean; owlcastId: string | null }

/** Why somebody may not reply, by the author's choice; `by` is the author's name, or '' where they may not know it. */
export const WHO_MAY_REPLY = words('WHO_MAY_REPLY', {
  followed: (by: string) => `Only people ${by || 'its author'} follows can reply here.`,
  mentioned: (by: string) => `Only people ${by || 'its author'} mentions can reply here.`,
  nobody: (by: string) => `${by || 'Its author'} has closed this thread to replies.`,
})

/** Who may reply, in words: for the refusal, and for who would have been refused. */
export function whoMayReply({ from, by }: { from: string; by: string }): string {
  return WHO_MAY_REPLY[from === 'followed' || from === 'mentioned' ? from : 'nobody'](by)
}
