/** Wire schemas of contact matching. No response contains a contact. */
import { z } from 'zod'
import { EMAIL_MAX_CHARS } from '../limits'
import { authorShape } from '../people/author.schema'
import { IDENTIFIERS_PER_CALL } from './contacts.limits'

/** Normalized addresses and numbers; any other form matches nobody. */
export const identifiersShape = z.strictObject({
  identifiers: z.array(z.string().min(1).max(EMAIL_MAX_CHARS)).min(1).max(IDENTIFIERS_PER_CALL),
})

export const matchesShape = z.strictObject({
  /** How many of the sent identifiers were checked, from the first on: all, or what the daily limit left. */
  taken: z.number(),
  matches: z.array(
    z.strictObject({
      /** The index of the identifier in the request. */
      index: z.number(),
      person: authorShape,
      isFollowed: z.boolean(),
    }),
  ),
})
export type Matches = z.infer<typeof matchesShape>

/** By which identifiers other users may find this user. */
export const discoverabilityShape = z.strictObject({ byEmail: z.boolean(), byPhone: z.boolean() })
/** Absent choices stay as they are. */
export const discoverabilityChangesShape = discoverabilityShape.partial()
export type DiscoverabilityChanges = z.infer<typeof discoverabilityChangesShape>
export type Discoverability = z.infer<typeof discoverabilityShape>
