/**
 * The reply policy of a thread, chosen by the author of its first post. The author and collaborators can always
 * reply.
 */
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
