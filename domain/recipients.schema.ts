/** Who a typed recipient turned out to be, as the sender sees it before sending. */
import { z } from 'zod'
import { authorShape } from './posts.schema'

export const recipientShape = z.strictObject({
  form: z.enum(['username', 'email', 'phone']),
  /** '@wren', an e-mail address, or a number in international form. */
  shown: z.string(),
  /** The member behind a username. Addresses and numbers never tell whether somebody has an account. */
  person: authorShape.nullable(),
})
export type ShownRecipient = z.infer<typeof recipientShape>
