/** Wire schemas of oEmbed (oembed.com, version 1.0). */
import { z } from 'zod'

export const oembedQueryShape = z.object({
  url: z.string().max(2000),
  format: z.string().max(20).optional(),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
})
export type OembedQuery = z.infer<typeof oembedQueryShape>

const oembedFields = {
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
  cache_age: z.number(),
}
/** A post, as a frame with its player. */
export const oembedShape = z.strictObject({
  ...oembedFields,
  type: z.literal('rich'),
  html: z.string(),
  width: z.number(),
  height: z.number(),
})
export type Oembed = z.infer<typeof oembedShape>
/** A member, as a link with a picture. */
export const oembedLinkShape = z.strictObject({ ...oembedFields, type: z.literal('link') })
export type OembedLink = z.infer<typeof oembedLinkShape>
