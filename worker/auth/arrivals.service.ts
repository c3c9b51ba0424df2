/** Sign-up after a verified phone number or Google account: username and age attestation complete it. */
import { fail } from '../../domain/errors'
import { ARRIVAL_MINUTES } from '../../domain/limits'
import { displayNameFor, normalUsername, usernameFor } from '../../domain/people'
import type { Arrival, Join } from '../../domain/people.schema'
import { joinProblem } from '../../domain/sign-in'
import type { Tools } from '../context'
import { isNameFree } from '../people/free-name'
import { readNumber } from '../recipients/phone-number'
import { type ArrivalRow, findArrival, forgetOldArrivals, join, keepArrival } from './arrivals.repo'
import { sessionRow } from './new-session'
import { hashToken, makeToken } from './token'

const MINUTE_MS = 60_000
const NAME_TRIES = 5
const NAME_STEM_CHARS = 24

type Proven = { phone: string } | { googleId: string; email: string; name: string }

/** Stores a verified identity until a username is chosen; returns the token for the browser. */
export async function arrive({ db, clock }: Tools, proven: Proven): Promise<string> {
  const now = clock.now()
  const token = makeToken()
  const expiresAt = now + ARRIVAL_MINUTES * MINUTE_MS
  await keepArrival(db, { tokenHash: await hashToken(token), ...proven, createdAt: now, expiresAt })
  return token
}

/** The pending sign-up of this token with suggested names; null when expired. */
export async function arrivalOf(tools: Tools, token: string | null): Promise<Arrival> {
  const row = await waiting(tools, token)
  if (!row) return null
  const { phone, email, name } = row
  const shown = phone ? readNumber(phone, undefined)?.formatInternational() : email
  return {
    shown: shown ?? '',
    username: await freeName(tools, row),
    displayName: displayNameFor({ displayName: name, phone, email: email ?? undefined }),
  }
}

/** Creates the account; returns the token of its first session and the phone number, if any. */
export async function joinAs(
  tools: Tools,
  token: string | null,
  given: Join,
  agent: string | null,
): Promise<{ session: string; phone: string | null }> {
  const { db, ids, clock } = tools
  const displayName = given.displayName ?? ''
  const problem = joinProblem({ ...given, displayName })
  if (problem) throw problem
  const arrival = await waiting(tools, token)
  if (!arrival) throw fail('auth.arrival_gone')
  const username = normalUsername(given.username)
  const email = emailOf(arrival)
  const isFree = () => isNameFree(tools, username, { email: email.address })
  if (!(await isFree())) throw fail('auth.username_taken', {}, 'username')
  const now = clock.now()
  const session = sessionRow(tools, ids.make('usr'), agent)
  const accountId = ids.make('acc')
  const shown = displayNameFor({ displayName, username })
  if (await join(db, { arrival, email, username, displayName: shown, accountId, session, now }))
    return { session: session.token, phone: arrival.phone }
  if (!(await isFree())) throw fail('auth.username_taken', {}, 'username')
  // Completed in another tab, or the number or address has an account by now.
  throw fail('auth.arrival_gone')
}

/** Deletes expired pending sign-ups. Cron step. */
export async function sweepArrivals({ db, clock }: Tools): Promise<void> {
  await forgetOldArrivals(db, clock.now())
}

async function waiting({ db, clock }: Tools, token: string | null): Promise<ArrivalRow | undefined> {
  return token === null ? undefined : findArrival(db, await hashToken(token), clock.now())
}

/** Placeholder for a missing address: random, receives no mail, and `isEmail` rejects it as input. */
function emailOf({ email }: ArrivalRow) {
  return email
    ? { address: email, isProven: true }
    : { address: `${crypto.randomUUID()}@phone.owlcast.invalid`, isProven: false }
}

async function freeName(tools: Tools, { email, phone }: ArrivalRow): Promise<string> {
  const base = usernameFor({ email: email ?? '', phone }) ?? 'user'
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const name =
      tries === 0 && base !== 'user' ? base : `${base.slice(0, NAME_STEM_CHARS)}_${tools.ids.random(5)}`
    if (await isNameFree(tools, name, { email: email ?? '' })) return name
  }
  return ''
}
