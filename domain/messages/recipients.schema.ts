/** A resolved recipient, as the sender sees it before sending. */
import { z } from 'zod'
import { authorShape } from '../people/author.schema'

export const recipientShape = z.strictObject({
  /** `displayName`: it is not unique, so the sender has to confirm its owner. */
  form: z.enum(['username', 'displayName', 'email', 'phone']),
  /** '@wren', an email address, or a number in international form. */
  label: z.string(),
  /** The member with this name; null for addresses and numbers, so that they do not reveal an account. */
  person: authorShape.nullable(),
})
export type ShownRecipient = z.infer<typeof recipientShape>

/** Members whom the sender wrote to most lately, the most frequent first. */
export const frequentRecipientsShape = z.strictObject({ items: z.array(authorShape) })
export type FrequentRecipients = z.infer<typeof frequentRecipientsShape>
