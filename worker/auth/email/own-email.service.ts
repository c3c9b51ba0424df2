/** The address of an account that gets no emails: its owner sees it, and has it tried again. */
import type { OwnEmailState } from '../../../domain/auth/own-email.schema'
import { DAY_SECONDS } from '../../../domain/time/units'
import type { AppDeps } from '../../context'
import { createRetriedAddressEmail } from '../../emails/account-emails'
import { assertRateLimit } from '../../gate/rate-limit'
import { liftAddress, toReachable } from '../../outbox/address-reports.service'
import { insertEmailTo } from '../../outbox/outbox.repo'
import { createEmail } from '../../outbox/outbox.service'
import type { SessionUser } from '../../session-user'

/** Retries of one account's address. */
const ADDRESS_RETRIES = { count: 3, seconds: DAY_SECONDS }

/** Whether emails reach the address of an account. */
export async function getOwnEmailState(
  deps: Pick<AppDeps, 'db' | 'env'>,
  person: SessionUser,
): Promise<OwnEmailState> {
  const { emailVerified } = await toReachable(deps, person)
  return { isRefused: person.emailVerified && !emailVerified }
}

/**
 * Sends to a refused address again, beginning with an email that says so. The account was made with it, and who is signed
 * in asks for it; if it still bounces, the next report stops it as before.
 */
export async function retryOwnEmail(deps: AppDeps, person: SessionUser): Promise<void> {
  const { isRefused } = await getOwnEmailState(deps, person)
  if (!isRefused) return
  await assertRateLimit(deps, `retry-address|${person.id}`, ADDRESS_RETRIES)
  const { email } = person
  const written = deps.t(() => createRetriedAddressEmail(email, { origin: deps.env.ORIGIN }))
  await liftAddress(deps, email)
  await deps.mail.release(email)
  await insertEmailTo(deps.db, person.id, createEmail(deps, written))
}
