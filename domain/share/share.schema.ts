/** Wire schemas of oEmbed (oembed.com, version 1.0). */
import { z } from 'zod'

export const oembedQueryShape = z.object({
  url: z.string().max(2000),
  format: z.string().max(20).optional(),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
})
export type OembedQuery = z.infer<typeof oembedQueryShape>

export const oembedShape = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
  cache_age: z.number(),
})
export type Oembed = z.infer<typeof oembedShape>
