/** The address and the number that are proved to be somebody's: what was sent there is for them. */
import type { user } from './auth.table'

type Proof = Pick<typeof user.$inferSelect, 'email' | 'emailVerified' | 'phoneNumber' | 'phoneNumberVerified'>

export function verifiedAddresses({
  email,
  emailVerified,
  phoneNumber,
  phoneNumberVerified,
}: Proof): string[] {
  return [...(emailVerified ? [email] : []), ...(phoneNumber && phoneNumberVerified ? [phoneNumber] : [])]
}
