/** Results of invitations sent while publishing, until the author has read them. The dialog is a lazy chunk. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { InvitationOutcome } from '../../domain/invitations/invitees.schema'
import type { PublishedPost } from '../../domain/posts/posts.schema'

type InvitationReport = { done: string; postId: string; invitations: readonly InvitationOutcome[] }

/** Several drafts may leave the outbox in a row: oldest first. */
const reportsAtom = atom<readonly InvitationReport[]>([])

/** Whether the author must read them: one failed, has a link to hand over, or went without an email. */
export function shouldReport(invitations: readonly InvitationOutcome[]): boolean {
  return invitations.some((one) => !one.ok || one.link !== null || one.isWithoutEmail)
}

/** Queues a report if needed. Returns whether it was. */
export function reportInvitations({ post, invitations }: PublishedPost, done: string): boolean {
  const isNeeded = shouldReport(invitations)
  const report = { done, postId: post.id, invitations }
  if (isNeeded) getDefaultStore().set(reportsAtom, (reports) => [...reports, report])
  return isNeeded
}

/** Closes the displayed report. */
export function closeInvitationReport(): void {
  getDefaultStore().set(reportsAtom, (reports) => reports.slice(1))
}

/** The report to show, if any. */
export function useInvitationReport(): InvitationReport | undefined {
  return useAtomValue(reportsAtom)[0]
}
