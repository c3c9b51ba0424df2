/** Wire schemas of account deletion and data export. */
import { z } from 'zod'

/** Proofs of identity, in order of preference: the first one that the user has is required. */
export const PROOFS = ['password', 'code', 'session'] as const
export type Proof = (typeof PROOFS)[number]

export const ownDataShape = z.strictObject({
  /** The number of audio and picture files in an export, and about how many bytes they have. */
  files: z.number(),
  bytes: z.number(),
  /** The proof required before deletion. */
  proof: z.enum(PROOFS),
  /** The phone number that gets the code, in national format. */
  phone: z.string().nullable(),
  /**
   * Until when the current session is proof enough, for users without password and phone; null once it is too old.
   */
  freshUntil: z.number().nullable(),
})
export type OwnData = z.infer<typeof ownDataShape>

const text = z.string().max(1000)

export const deleteAccountShape = z.strictObject({
  /** The username, typed as confirmation. */
  username: text,
  password: text.optional(),
  codeId: z.string().max(100).optional(),
  code: text.optional(),
})
export type DeleteAccount = z.infer<typeof deleteAccountShape>

/** The receipt of a deletion. */
export const deletionReceiptShape = z.strictObject({
  erasedAt: z.number(),
  hadPayments: z.boolean(),
  /** A final email is queued. */
  isEmailed: z.boolean(),
  /** False while a background job deletes the rest; nothing of it is visible until then. */
  isDone: z.boolean(),
})
export type DeletionReceipt = z.infer<typeof deletionReceiptShape>
