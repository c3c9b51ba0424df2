/** Reports and decisions in API tests. */
import { env } from 'cloudflare:workers'
import type { OwnDecisions } from '../../domain/moderation/moderation.schema'
import { call, type Person } from './world'

export type Subject = { type: 'post' | 'person'; id: string }

export const toPost = ({ id }: { id: string }): Subject => ({ type: 'post', id })
export const toPerson = ({ id }: { id: string }): Subject => ({ type: 'person', id })

/** Reports a subject as spam. */
export function report(as: Person | null, subject: Subject): Promise<Response> {
  return call('POST /api/reports', { as, json: { subject, reason: 'spam' } })
}

/** Decides about a subject, by the rule against spam. */
export function decide(
  as: Person | null,
  subject: Subject,
  action: string,
  more: { days?: number | null; words?: string; queue?: 'open' | 'decided' } = {},
): Promise<Response> {
  return call('POST /api/moderation/decisions', { as, json: { subject, action, rule: 'spam', ...more } })
}

/** Returns the decisions that a member reads about themself, newest first. */
export async function readOwnDecisions(as: Person): Promise<OwnDecisions['items']> {
  return (await (await call('GET /api/me/decisions', { as })).json<OwnDecisions>()).items
}

/** Returns subject and text of the emails to an address. */
export async function listEmailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { results } = await env.DB.prepare(
    'select subject, text from outbox where recipient = ? order by rowid',
  )
    .bind(address)
    .all<{ subject: string; text: string }>()
  return results
}

/** Removes what other tests left: reports, and moderators. */
export async function clearModeration(): Promise<void> {
  await env.DB.batch(
    ['delete from reports', 'delete from decisions', "update profiles set role = 'member'"].map((statement) =>
      env.DB.prepare(statement),
    ),
  )
}
