/** Addresses that bounce or complain: what the mail provider reports about them, and what their owners prove. */
import { normalizeEmail } from '../../domain/people/email'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import type { AddressReport } from '../tools/resend-webhook'
import { hashAddress } from './address-hash'
import {
  type AddressReportRow,
  deleteLiftedReports,
  insertAddressReport,
  listRefusedHashes,
} from './address-reports.repo'

/** Days that reports are kept which stop no emails; the provider repeats a report for about one day. */
const PASSING_REPORTS_KEPT_DAYS = 90
/** Days after the last bounce of an address until it is tried again with what its owner asks for. */
export const ADDRESS_RETRY_DAYS = 7
/** Id of the row that an owner's proof writes. */
const PROOF_ID = 'proof'

type SignedBody = { id: string; timestamp: string; signature: string; body: string }

/** Handles a report of the mail provider; returns whether it is genuine. Throws if it has to be sent again. */
export async function handleMailReport(
  deps: Pick<AppDeps, 'db' | 'env' | 'clock' | 'readMailReport'>,
  signed: SignedBody,
): Promise<boolean> {
  const report = await deps.readMailReport({ ...signed, now: deps.clock.now() })
  if (report === 'forged') return false
  if (report) await recordReport(deps, report)
  return true
}

/** Records that the owner of an address opened what was sent to it: earlier reports about it do not count. */
export async function liftAddress(deps: Pick<AppDeps, 'db' | 'env' | 'clock'>, address: string) {
  const reportedAt = deps.clock.now()
  await recordReport(deps, { id: PROOF_ID, kind: 'lifted', addresses: [address], reportedAt })
}

/** Those of these normalized addresses that get no emails. */
export async function listRefusedAddresses(
  { db, env }: Pick<AppDeps, 'db' | 'env'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  const hashes = await Promise.all(addresses.map((address) => hashAddress(env.AUTH_SECRET, address)))
  const refused = new Set(await listRefusedHashes(db, hashes))
  return new Set(addresses.filter((_, at) => refused.has(hashes[at] ?? '')))
}

/** An account's owner as emails reach them: an address that gets no emails counts as none. */
export async function toReachable<Owner extends { email: string; emailVerified: boolean }>(
  deps: Pick<AppDeps, 'db' | 'env'>,
  owner: Owner,
): Promise<Owner> {
  if (!owner.emailVerified) return owner
  const refused = await listRefusedAddresses(deps, [normalizeEmail(owner.email)])
  return { ...owner, emailVerified: refused.size === 0 }
}

async function recordReport(
  { db, env }: Pick<AppDeps, 'db' | 'env'>,
  { id, kind, addresses, reportedAt }: AddressReport,
): Promise<void> {
  const isLasting = kind === 'hard' || kind === 'complaint'
  const expiresAt = isLasting ? null : reportedAt + PASSING_REPORTS_KEPT_DAYS * DAY_MS
  for (const address of addresses) {
    const addressHash = await hashAddress(env.AUTH_SECRET, address)
    const row: AddressReportRow = { id, addressHash, kind, reportedAt, expiresAt }
    const insert = insertAddressReport(db, row)
    // A lifting replaces an earlier one too.
    await (kind === 'lifted' ? db.batch([deleteLiftedReports(db, row), insert]) : insert)
  }
}
