/** Wire schemas of account deletion and data export. */
import { z } from 'zod'
import { proofShape, requiredProofShape } from '../auth/proof.schema'

export const ownDataShape = requiredProofShape.extend({
  /** The number of audio and picture files in an export, and about how many bytes they have. */
  files: z.number(),
  bytes: z.number(),
  /**
   * Until when the current session is proof enough, for users without password and phone; null once it is too old.
   */
  freshUntil: z.number().nullable(),
})
export type OwnData = z.infer<typeof ownDataShape>

export const deleteAccountShape = proofShape.extend({
  /** The username, typed as confirmation. */
  username: z.string().max(1000),
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
