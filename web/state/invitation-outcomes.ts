/** What became of invitations sent while publishing, until the author has read it. The dialog is a chunk of its own. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { InvitationOutcome } from '../../domain/invitees.schema'
import type { PublishedPost } from '../../domain/posts.schema'

type InvitationReport = { done: string; postId: string; invitations: readonly InvitationOutcome[] }

/** Several drafts may leave the outbox one after another: the oldest first. */
const reportsAtom = atom<readonly InvitationReport[]>([])

/** Whether something has to be read of them: one was not sent, or its link is to be handed over. */
export function needsReport(invitations: readonly InvitationOutcome[]): boolean {
  return invitations.some((one) => !one.ok || one.link !== null)
}

/** Shows what needs to be read, after the reports that are not closed yet. Returns whether there was anything. */
export function reportInvitations({ post, invitations }: PublishedPost, done: string): boolean {
  const isNeeded = needsReport(invitations)
  const report = { done, postId: post.id, invitations }
  if (isNeeded) getDefaultStore().set(reportsAtom, (reports) => [...reports, report])
  return isNeeded
}

/** Closes the one that is shown. */
export function closeInvitationReport(): void {
  getDefaultStore().set(reportsAtom, (reports) => reports.slice(1))
}

/** The one to show, if any. */
export function useInvitationReport(): InvitationReport | undefined {
  return useAtomValue(reportsAtom)[0]
}
