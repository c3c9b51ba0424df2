/** Wire schema of the account's email address. */
import { z } from 'zod'

export const ownEmailStateShape = z.strictObject({
  /** It bounced or complained: nothing is sent there but what is asked for. */
  isRefused: z.boolean(),
})
export type OwnEmailState = z.infer<typeof ownEmailStateShape>
