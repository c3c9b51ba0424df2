/** Seed data that the start script uploads: keys are R2's, times are hours before now. */
import { z } from '@hono/zod-openapi'
import { MODE_NAMES } from '../../domain/kinds'

const sound = { key: z.string(), type: z.string(), bytes: z.int(), seconds: z.number(), peaks: z.string() }
const soundShape = z.strictObject(sound)
const authorShape = z.strictObject({ username: z.string(), displayName: z.string() })

const memberShape = z.strictObject({ ...authorShape.shape, email: z.string(), password: z.string() })

export const seedShape = z.strictObject({
  member: memberShape,
  /** Admin of the library. */
  admin: memberShape.optional(),
  tracks: z.array(
    z.strictObject({
      ...sound,
      slug: z.string(),
      collection: z.enum(['mue', 'beat']),
      name: z.string(),
      mood: z.string(),
      genre: z.string(),
      category: z.string().nullable(),
      bpm: z.number().nullable(),
    }),
  ),
  samples: z.array(
    z.strictObject({
      /** Null for owlcasts, which have no audio of their own. */
      sound: soundShape.nullable(),
      mode: z.enum(MODE_NAMES),
      author: authorShape,
      /** Users who record in it besides the author. */
      members: z.array(authorShape),
      /** Title of the sample it replies to, or of the owlcast it is recorded in. */
      answers: z.string().nullable(),
      within: z.string().nullable(),
      title: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      transcript: z.string(),
      /** Kind-specific fields, as a client would send them. */
      detail: z.record(z.string(), z.unknown()),
      hoursAgo: z.number(),
    }),
  ),
})
export type Seed = z.infer<typeof seedShape>
export type Sample = Seed['samples'][number]

/** Existing seed data: keys of tracks, titles of samples that do not expire soon. */
export const seededShape = z.strictObject({ keys: z.array(z.string()), samples: z.array(z.string()) })
