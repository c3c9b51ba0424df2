/** Invitations by email, from the outbox. */
import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { outbox } from '../../worker/outbox/outbox.table'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { getTools } from './world'

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
