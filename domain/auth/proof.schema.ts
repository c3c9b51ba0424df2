/** Wire schemas of proofs of identity: a session alone may be stolen. */
import { z } from 'zod'

/** Proofs of identity, in order of preference: the first one that the user has is required. */
export const PROOFS = ['password', 'code', 'session'] as const
export type Proof = (typeof PROOFS)[number]

/** The proof of the user's identity. */
export const requiredProofShape = z.strictObject({
  proof: z.enum(PROOFS),
  /** The phone number that gets the code, in international format. */
  phone: z.string().nullable(),
})
export type RequiredProof = z.infer<typeof requiredProofShape>

const text = z.string().max(1000)

export const proofShape = z.strictObject({
  password: text.optional(),
  codeId: z.string().max(100).optional(),
  code: text.optional(),
})
export type IdentityProof = z.infer<typeof proofShape>
