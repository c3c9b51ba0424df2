/** Wire schemas of passkeys: WebAuthn options, and the needed parts of its responses. */
import { z } from 'zod'

// Lengths only bound the work: an id has at most 1023 bytes; keys and signatures are small.
const createBase64Schema = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)
const ID_MAX_CHARS = 1364
const credentialId = createBase64Schema(ID_MAX_CHARS).min(1)

const credential = z.strictObject({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** Options for a new discoverable passkey, which a device finds without a username. */
export const newPasskeyOptionsShape = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The user's passkeys: a device stores one per account. */
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
})
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsShape>

/** Options for a sign-in with any passkey, so that they do not reveal who has one. */
export const passkeyOptionsShape = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
})
export type PasskeyOptions = z.infer<typeof passkeyOptionsShape>

/** The attestation of a new passkey. */
const passkeyAttestationShape = z.strictObject({
  id: credentialId,
  clientDataJSON: createBase64Schema(4000),
  attestationObject: createBase64Schema(16_000),
  transports: z.array(z.string().max(20)).max(10),
})

/** The assertion of a passkey, with the user handle it claims. */
export const passkeyAssertionShape = z.strictObject({
  id: credentialId,
  clientDataJSON: createBase64Schema(4000),
  authenticatorData: createBase64Schema(8000),
  signature: createBase64Schema(8000),
  userHandle: createBase64Schema(100),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionShape>

const name = z.string().max(1000)
export const newPasskeyShape = z.strictObject({ name, passkey: passkeyAttestationShape })
export type NewPasskey = z.infer<typeof newPasskeyShape>
export const passkeyNameShape = z.strictObject({ name })

/** A passkey as its owner sees it. Times in ms since the epoch. */
export const passkeyShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
  /** Does not sign in until its owner turns it on again. */
  isPaused: z.boolean(),
})
export type Passkey = z.infer<typeof passkeyShape>
export const passkeysShape = z.strictObject({ items: z.array(passkeyShape) })
