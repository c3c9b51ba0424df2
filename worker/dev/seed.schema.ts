/** What the start script tells about the files it has put into R2. Keys are R2's, times hours before now. */
import { z } from '@hono/zod-openapi'
import { MODE_NAMES } from '../../domain/kinds'

const sound = { key: z.string(), type: z.string(), bytes: z.int(), seconds: z.number(), peaks: z.string() }
const soundShape = z.strictObject(sound)
const authorShape = z.strictObject({ username: z.string(), displayName: z.string() })

const memberShape = z.strictObject({ ...authorShape.shape, email: z.string(), password: z.string() })

export const seedShape = z.strictObject({
  member: memberShape,
  /** Who looks after the library. */
  admin: memberShape.optional(),
  tracks: z.array(
    z.strictObject({
      ...sound,
      slug: z.string(),
      shelf: z.enum(['mue', 'beat']),
      name: z.string(),
      mood: z.string(),
      genre: z.string(),
      category: z.string().nullable(),
      bpm: z.number().nullable(),
    }),
  ),
  samples: z.array(
    z.strictObject({
      /** Null for what has none of its own: an owlcast. */
      sound: soundShape.nullable(),
      mode: z.enum(MODE_NAMES),
      author: authorShape,
      /** Those who record in it besides. */
      members: z.array(authorShape),
      /** Titles of the samples that it answers, or is a recording of. */
      answers: z.string().nullable(),
      within: z.string().nullable(),
      title: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      transcript: z.string(),
      /** What its form asks, as a client would send it. */
      detail: z.record(z.string(), z.unknown()),
      hoursAgo: z.number(),
    }),
  ),
})
export type Seed = z.infer<typeof seedShape>
export type Sample = Seed['samples'][number]

/** What is there already: names of tracks' files, titles of samples that will live for hours to come. */
export const seededShape = z.strictObject({ keys: z.array(z.string()), samples: z.array(z.string()) })
