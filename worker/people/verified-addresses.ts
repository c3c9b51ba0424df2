/** Verified email address and phone number of a user: messages sent there are theirs. */
import type { users } from '../database/tables/auth.table'

type Proof = Pick<
  typeof users.$inferSelect,
  'email' | 'emailVerified' | 'phoneNumber' | 'phoneNumberVerified'
>

export function listVerifiedAddresses({
  email,
  emailVerified,
  phoneNumber,
  phoneNumberVerified,
}: Proof): string[] {
  return [...(emailVerified ? [email] : []), ...(phoneNumber && phoneNumberVerified ? [phoneNumber] : [])]
}
