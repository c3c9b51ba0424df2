/** Placeholder for a missing address: random, receives no email, and `isEmail` rejects it as input. */
export function createPlaceholderAddress(): string {
  return `${crypto.randomUUID()}@phone.owlcast.invalid`
}
