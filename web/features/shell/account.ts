import type { Me } from '../../../domain/people/people.schema'

/** The signed-in user for the shell: null for a visitor, undefined while loading. */
export type Account = { me: Me | null | undefined; signOut: () => void }
