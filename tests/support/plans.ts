/** Months of Pro through the API. */
import { env } from 'cloudflare:workers'
import type { Upgrade } from '../../domain/billing/plans.schema'
import { PRO_CENTS_PER_MONTH } from '../../domain/limits'
import type { Me } from '../../domain/people/people.schema'
import { call, type Person } from './world'

/** Returns the user's own profile. */
export async function fetchMe(as: Person): Promise<Me> {
  const { user } = await (await call('GET /api/session', { as })).json<{ user: Me | null }>()
  if (!user) throw new Error('signed out')
  return user
}

/** Requests a month after `endsAt`, by default after the end in the profile. */
export async function requestPro(as: Person, endsAt?: number | null, given: object = {}): Promise<Response> {
  const shown = endsAt === undefined ? (await fetchMe(as)).proExpiresAt : endsAt
  const json = { cents: PRO_CENTS_PER_MONTH, endsAt: shown, ...given }
  return call('POST /api/plan/upgrade', { as, json })
}

/** Buys a month; returns when Pro ends. */
export async function goPro(as: Person): Promise<number> {
  const answer = await requestPro(as)
  const bought = answer.ok ? await answer.json<Upgrade>() : null
  if (bought?.status !== 'paid') throw new Error(`not bought: ${answer.status}`)
  return bought.proExpiresAt
}

/** Sets the end of Pro. */
export async function setProEnd({ id }: Person, at: number): Promise<void> {
  await env.DB.prepare('update profiles set pro_expires_at = ? where id = ?').bind(at, id).run()
}

/** Keeps a session valid however far the clock moves. */
export async function keepSignedIn({ id }: Person): Promise<void> {
  await env.DB.prepare('update sessions set expires_at = 9999999999999 where user_id = ?').bind(id).run()
}
