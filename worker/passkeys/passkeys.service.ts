/** Passkeys of the signed-in user, who gets a notice when one is added or removed. */
import { fail } from '../../domain/errors'
import { PASSKEYS_MAX } from '../../domain/limits'
import { passkeyNameProblem } from '../../domain/passkeys'
import type { NewPasskey, NewPasskeyOptions, Passkey } from '../../domain/passkeys.schema'
import { oneLine } from '../../domain/text'
import { noticeLetter } from '../auth/notices'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { ask, hostOf, judgeNew, TIMEOUT_MS } from './ceremony'
import { forgetOldChallenges } from './challenges.repo'
import { keepPasskey, type PasskeyRow, passkeyBy, passkeysOf, remove, rename } from './passkeys.repo'

/** Ed25519, ECDSA with P-256, and RSA: what devices support, best first. */
const ALGORITHMS = [-8, -7, -257]

export async function listPasskeys({ db }: Tools, person: Viewer): Promise<Passkey[]> {
  return (await passkeysOf(db, person.id, PASSKEYS_MAX)).map(shown)
}

/** WebAuthn options for creating a passkey. */
export async function optionsToAdd(
  tools: Tools,
  person: Viewer,
  browser: string,
): Promise<NewPasskeyOptions> {
  const { db, env } = tools
  const known = await passkeysOf(db, person.id, PASSKEYS_MAX)
  if (known.length >= PASSKEYS_MAX) throw tooMany()
  return {
    challenge: await ask(tools, { browser, userId: person.id }),
    rp: { id: hostOf(env), name: 'Owlcast' },
    user: { id: handleOf(person.id), name: person.username, displayName: person.displayName },
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

type Adding = NewPasskey & { browser: string; agent: string | null }

/** Verifies and stores a new passkey. */
export async function addPasskey(tools: Tools, person: Viewer, given: Adding): Promise<Passkey> {
  const { db, ids, clock } = tools
  const { name, passkey, browser, agent } = given
  const problem = passkeyNameProblem(name)
  if (problem) throw problem
  const made = await judgeNew(tools, passkey, { browser, userId: person.id })
  const row: PasskeyRow = {
    id: ids.make('psk'),
    userId: person.id,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: (made.transports ?? []).filter((word) => /^[a-z-]+$/.test(word)).join(' '),
    name: oneLine(name),
    createdAt: clock.now(),
    usedAt: null,
  }
  const letter = noticeLetter(tools, person, 'passkey-added', agent)
  if (await keepPasskey(db, row, PASSKEYS_MAX, letter)) return shown(row)
  throw (await passkeyBy(db, made.id)) ? fail('passkey.used') : tooMany()
}

export async function renamePasskey({ db }: Tools, person: Viewer, id: string, name: string): Promise<void> {
  const problem = passkeyNameProblem(name)
  if (problem) throw problem
  if (!(await rename(db, person.id, id, oneLine(name)))) throw fail('passkey.not_found')
}

/** Removes a passkey. It is never the last sign-in method: each account has an address or a number. */
export async function removePasskey(
  tools: Tools,
  person: Viewer,
  { id, agent }: { id: string; agent: string | null },
): Promise<void> {
  const letter = noticeLetter(tools, person, 'passkey-removed', agent)
  if (!(await remove(tools.db, person.id, id, letter))) throw fail('passkey.not_found')
}

/** Deletes expired challenges. Cron step. */
export async function sweepChallenges({ db, clock }: Tools): Promise<void> {
  await forgetOldChallenges(db, clock.now())
}

/** The user handle on devices. Random, without personal data. */
export function handleOf(personId: string): string {
  return Buffer.from(personId).toString('base64url')
}

const tooMany = () => fail('passkey.too_many', { max: PASSKEYS_MAX })

const shown = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({ id, name, createdAt, usedAt })
