/** Passkeys of the signed-in user, who gets a notice when one is added or removed. */

import { validatePasskeyName } from '../../../domain/auth/passkeys'
import type { NewPasskey, NewPasskeyOptions, Passkey } from '../../../domain/auth/passkeys.schema'
import { appError } from '../../../domain/errors/errors'
import { toOneLine } from '../../../domain/text/text'
import type { AppDeps } from '../../context'
import { createNoticeEmail, createNoticeSms } from '../../emails/account-notices'
import { toReachable } from '../../outbox/address-reports.service'
import type { SessionUser } from '../../session-user'
import { assertSessionOpen, isSessionOpen } from '../../sessions/open-session'
import {
  deletePasskey,
  enablePasskey,
  findPasskey,
  insertPasskey,
  listUserPasskeys,
  type PasskeyRecord,
  updateName,
} from './passkeys.repo'
import { createChallenge, getRpId, TIMEOUT_MS, verifyRegistration } from './webauthn'

/** Passkeys per user. */
export const PASSKEYS_MAX = 10

/** Ed25519, ECDSA with P-256, and RSA: what devices support, best first. */
const ALGORITHMS = [-8, -7, -257]

export async function listPasskeys({ db }: AppDeps, person: SessionUser): Promise<Passkey[]> {
  return (await listUserPasskeys(db, person.id, PASSKEYS_MAX)).map(toPasskey)
}

/** WebAuthn options for creating a passkey. */
export async function getRegistrationOptions(
  deps: AppDeps,
  person: SessionUser,
  browser: string,
): Promise<NewPasskeyOptions> {
  const { db, env } = deps
  const known = await listUserPasskeys(db, person.id, PASSKEYS_MAX)
  if (known.length >= PASSKEYS_MAX) throw createTooManyError()
  return {
    challenge: await createChallenge(deps, { browser, userId: person.id }),
    rp: { id: getRpId(env), name: 'Owlcast' },
    user: { id: toUserHandle(person.id), name: person.username, displayName: person.displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      type: 'public-key',
      id,
      transports: transports.split(' ').filter(Boolean),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
  }
}

type NewPasskeyInput = NewPasskey & { browser: string; agent: string | null }

/** Verifies and stores a new passkey. */
export async function addPasskey(
  deps: AppDeps,
  person: SessionUser,
  input: NewPasskeyInput,
): Promise<Passkey> {
  const { db, ids, clock } = deps
  const { name, passkey, browser, agent } = input
  const problem = validatePasskeyName(name)
  if (problem) throw problem
  const credential = await verifyRegistration(deps, passkey, { browser, userId: person.id })
  const row: PasskeyRecord = {
    id: ids.make('psk'),
    userId: person.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((word) => /^[a-z-]+$/.test(word)).join(' '),
    name: toOneLine(name),
    createdAt: clock.now(),
    usedAt: null,
    pausedAt: null,
  }
  const owner = await toReachable(deps, person)
  const notice =
    createNoticeEmail(deps, owner, 'passkey-added', agent) ?? createNoticeSms(deps, owner, 'passkeyAdded')
  const options = { max: PASSKEYS_MAX, onlyIf: isSessionOpen(db, person), notice }
  if (await insertPasskey(db, row, options)) return toPasskey(row)
  await assertSessionOpen(db, person)
  throw (await findPasskey(db, credential.id)) ? appError('passkey.already_registered') : createTooManyError()
}

export async function renamePasskey(
  { db }: AppDeps,
  person: SessionUser,
  id: string,
  name: string,
): Promise<void> {
  const problem = validatePasskeyName(name)
  if (problem) throw problem
  if (!(await updateName(db, person.id, id, toOneLine(name)))) throw appError('passkey.not_found')
}

/** Turns a paused passkey on again. */
export async function turnOnPasskey({ db }: AppDeps, person: SessionUser, id: string): Promise<void> {
  if (await enablePasskey(db, person.id, id, isSessionOpen(db, person))) return
  await assertSessionOpen(db, person)
  throw appError('passkey.not_found')
}

/** Removes a passkey. It is never the last sign-in method: each account has an address or a number. */
export async function removePasskey(
  deps: AppDeps,
  person: SessionUser,
  { id, agent }: { id: string; agent: string | null },
): Promise<void> {
  const email = createNoticeEmail(deps, person, 'passkey-removed', agent)
  if (!(await deletePasskey(deps.db, person.id, id, email))) throw appError('passkey.not_found')
}

/** The user handle on devices. Random, without personal data. */
export function toUserHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

const createTooManyError = () => appError('passkey.too_many', { max: PASSKEYS_MAX })

const toPasskey = ({ id, name, createdAt, usedAt, pausedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  createdAt,
  usedAt,
  isPaused: pausedAt !== null,
})
