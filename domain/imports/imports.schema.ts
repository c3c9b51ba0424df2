/** Wire schemas of imports. */
import { z } from 'zod'
import { PODCAST_URL_MAX_CHARS } from '../podcasts/podcasts.limits'
import { IMPORT_ITEM_STATES, IMPORT_PROBLEMS, IMPORT_STATES } from './imports'

export const newImportShape = z.strictObject({ url: z.string().trim().min(1).max(PODCAST_URL_MAX_CHARS) })

/** `code`: the one that was mailed; null to look for the other one in the feed. */
export const importProofShape = z.strictObject({ code: z.string().trim().max(20).nullable() })

export const importShape = z.strictObject({
  id: z.string(),
  feedUrl: z.string(),
  title: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The code to put into the feed. */
  code: z.string(),
  /** The owner's address with most of it hidden; null if the feed has none. */
  emailHint: z.string().nullable(),
  /** A code was mailed and is still valid. */
  isCodeSent: z.boolean(),
  owlcastId: z.string().nullable(),
  /** The feed has more episodes than are read. */
  isCapped: z.boolean(),
  /** How many more; null if there are none, or if the feed could not be read to its end. */
  itemsBeyond: z.number().nullable(),
  /** The feed ends in the middle: what follows is missing. */
  isCutOff: z.boolean(),
  waiting: z.number(),
  imported: z.number(),
  refused: z.number(),
  finishedAt: z.number().nullable(),
})
export type Import = z.infer<typeof importShape>

export const importsShape = z.strictObject({ items: z.array(importShape) })
export type Imports = z.infer<typeof importsShape>

export const importItemShape = z.strictObject({
  position: z.number(),
  title: z.string(),
  publishedAt: z.number().nullable(),
  state: z.enum(IMPORT_ITEM_STATES),
  problem: z.enum(IMPORT_PROBLEMS).nullable(),
})
export type ImportItem = z.infer<typeof importItemShape>

export const importItemsShape = z.strictObject({
  items: z.array(importItemShape),
  /** The position of the last item, for the next page; null at the end. */
  next: z.number().nullable(),
})
export type ImportItems = z.infer<typeof importItemsShape>
