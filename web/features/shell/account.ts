import type { Me } from '../../../domain/people.schema'

/** Who is signed in, for the house: null for a visitor, undefined while it is not known yet. */
export type Account = { me: Me | null | undefined; signOut: () => void }
