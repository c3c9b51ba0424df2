/** Invitations to collaborate, and the tokens in their emails, from the outbox. */
import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import type { Invitation, ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import { outbox } from '../../worker/database/tables/outbox.table'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { call, getTools, type Person } from './world'

/** Invites a username, email address or phone number; returns the response. */
export function requestInvitation(as: Person, { id }: { id: string }, to: string): Promise<Response> {
  return call(`POST /api/posts/${id}/invitations`, { as, json: { to } })
}

/** Returns the invitations to a post, as its author sees them. */
export async function listSentInvitations(as: Person, { id }: { id: string }): Promise<Invitation[]> {
  const answer = await call(`GET /api/posts/${id}/invitations`, { as })
  return (await answer.json<{ items: Invitation[] }>()).items
}

/** Returns the invitations to a user. */
export async function listReceivedInvitations(as: Person): Promise<ReceivedInvitation[]> {
  return (await (await call('GET /api/invitations', { as })).json<{ items: ReceivedInvitation[] }>()).items
}

/** Accepts an invitation by its id; returns the response. */
export function acceptInvitation(as: Person, id: string | undefined): Promise<Response> {
  return call(`POST /api/invitations/${id}/accept`, { as })
}

/** Returns the tokens in the emails to an address, oldest first. */
export async function listInvitationTokens(address: string): Promise<string[]> {
  const rows = await getTools()
    .db.select()
    .from(outbox)
    .where(eq(outbox.recipient, address))
    .orderBy(asc(outbox.createdAt))
  const emails = await Promise.all(rows.map((row) => fillPlaceholders(env, row)))
  return emails.flatMap(({ text }) => /\?invitation=([\w-]+)/.exec(text)?.slice(1) ?? [])
}
