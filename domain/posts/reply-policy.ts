/**
 * The reply policy of a thread, chosen by the author of its first post. The author and collaborators can always
 * reply.
 */
import { defineMessages } from '../i18n/i18n'
import { getKind, getMode, type Mode } from '../kinds'

export const REPLY_POLICIES = ['everyone', 'followed', 'mentioned', 'nobody'] as const
export type ReplyPolicy = (typeof REPLY_POLICIES)[number]

/** Why the viewer may not reply: the thread's policy and its author's name; '' where the viewer may not know it. */
export type ReplyLock = { from: Exclude<ReplyPolicy, 'everyone'>; by: string }

/** Returns whether the author of a post can set a reply policy: not for replies nor for recordings of an owlcast. */
export function canSetReplyPolicy({ mode, isReply, owlcastId }: ThreadStart): boolean {
  return getKind(getMode(mode).kind).limitsReplies && !isReply && owlcastId === null
}
type ThreadStart = { mode: Mode; isReply: boolean; owlcastId: string | null }

/** Why replying is not allowed; `by` is the author's name, or '' where the viewer may not know it. */
export const WHO_MAY_REPLY = defineMessages('WHO_MAY_REPLY', {
  followed: (by: string) => `Only people ${by || 'the author'} follows can reply here.`,
  mentioned: (by: string) => `Only people ${by || 'the author'} mentions can reply here.`,
  nobody: (by: string) => `${by || 'The author'} turned off replies here.`,
})

/** Returns the text of a policy, for the error and for the hint before it. */
export function formatReplyRefusal({ from, by }: { from: string; by: string }): string {
  return WHO_MAY_REPLY[from === 'followed' || from === 'mentioned' ? from : 'nobody'](by)
}
