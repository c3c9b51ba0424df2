/** The shapes of finding people by the contacts that somebody has of them. No contact is ever in an answer. */
import { z } from 'zod'
import { EMAIL_MAX_CHARS, IDENTIFIERS_PER_CALL } from './limits'
import { authorShape } from './posts.schema'

/** Addresses and numbers in the form they are stored in; what has another form is nobody's. */
export const identifiersShape = z.strictObject({
  identifiers: z.array(z.string().min(1).max(EMAIL_MAX_CHARS)).min(1).max(IDENTIFIERS_PER_CALL),
})

export const matchesShape = z.strictObject({
  /** How many were looked for, from the first on: all, or what was left of the day's. */
  taken: z.number(),
  matches: z.array(
    z.strictObject({
      /** The place of the identifier among those that were sent. */
      index: z.number(),
      person: authorShape,
      isFollowed: z.boolean(),
    }),
  ),
})
export type Matches = z.infer<typeof matchesShape>

/** Who may find a person by what they have of them. */
export const discoverabilityShape = z.strictObject({ byEmail: z.boolean(), byPhone: z.boolean() })
export type Discoverability = z.infer<typeof discoverabilityShape>
