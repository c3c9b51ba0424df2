/** Acts that close an account to others, and their effect on each way into it. */

/**
 * Ways into an account. `sessions`: with their sockets and push subscriptions. `pending`: links and codes that are not
 * used yet. `phone`: signing in with the number.
 */
export const WAYS_IN = [
  'sessions',
  'accessTokens',
  'privateFeeds',
  'pending',
  'passkeys',
  'phone',
  'webhooks',
] as const
export type WayIn = (typeof WAYS_IN)[number]

/** The ways into an account, and everything else worth a look after it was in other hands. */
export type AccessSummary = {
  /** Number that signs in; null for none. */
  phone: string | null
  counts: Record<Exclude<WayIn, 'sessions' | 'pending'>, number>
  hasGoogle: boolean
  /** When the account for payouts was added, ms since the epoch. */
  payoutAccountAt: number | null
}

/** `paused`: does nothing until the user turns it on again, or removes it. */
export type AccessFate = 'ended' | 'paused' | 'kept'

/**
 * The acts. Suspension is none: suspended members read, listen and appeal.
 *
 * A reset by mail is for people who lost control of their account: what another person could have left there ends, or is
 * paused where it may be theirs and is hard to make again. The first address is set by the user in their own session,
 * and ends what others hold. Signing out everywhere else ends what acts without being asked again, as sessions do; what
 * is listed in the settings with a name stays. The deletion of an account clears its number with its row.
 */
export const ACCESS_ACTS = {
  password_reset: {
    sessions: 'ended',
    accessTokens: 'ended',
    privateFeeds: 'ended',
    pending: 'ended',
    passkeys: 'paused',
    phone: 'paused',
    webhooks: 'paused',
  },
  first_address: {
    sessions: 'ended',
    accessTokens: 'ended',
    privateFeeds: 'kept',
    pending: 'ended',
    passkeys: 'kept',
    phone: 'kept',
    webhooks: 'kept',
  },
  sign_out_others: {
    sessions: 'ended',
    accessTokens: 'ended',
    privateFeeds: 'kept',
    pending: 'ended',
    passkeys: 'kept',
    phone: 'kept',
    webhooks: 'kept',
  },
  account_deletion: {
    sessions: 'ended',
    accessTokens: 'ended',
    privateFeeds: 'ended',
    pending: 'ended',
    passkeys: 'ended',
    phone: 'kept',
    webhooks: 'ended',
  },
} as const satisfies Record<string, Record<WayIn, AccessFate>>
export type AccessAct = keyof typeof ACCESS_ACTS

/** Of an account's ways in and how many there are of each: those with a fate in an act. */
export function listWaysWith(
  act: AccessAct,
  fate: AccessFate,
  counts: Partial<Record<WayIn, number>>,
): WayIn[] {
  const fates: Record<WayIn, AccessFate> = ACCESS_ACTS[act]
  return WAYS_IN.filter((way) => fates[way] === fate && (counts[way] ?? 0) > 0)
}
