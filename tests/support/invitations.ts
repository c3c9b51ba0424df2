/** Invitations by email, from the outbox. */
import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { wholeLetter } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { tools } from './world'

/** Returns the tokens in the emails to an address, oldest first. */
export async function invitationsTo(address: string): Promise<string[]> {
  const rows = await tools()
    .db.select()
    .from(outbox)
    .where(eq(outbox.recipient, address))
    .orderBy(asc(outbox.createdAt))
  const letters = await Promise.all(rows.map((row) => wholeLetter(env, row)))
  return letters.flatMap(({ text }) => /\?invitation=([\w-]+)/.exec(text)?.slice(1) ?? [])
}
