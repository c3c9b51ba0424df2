/** Wire schemas of owlcasts and their recordings. */
import { z } from 'zod'
import { inviteesShape } from '../invitations/invitees.schema'
import { getKind, KIND_NAMES } from '../kinds'
import {
  CUSTOM_PRICE_MAX_CENTS,
  DESCRIPTION_MAX_CHARS,
  OWLCAST_NAME_MAX_CHARS,
  TAGS_INPUT_MAX_CHARS,
} from '../limits'
import { VISIBILITIES } from '../posts/audience'
import { type PublishedPost, postShape } from '../posts/posts.schema'
import { REPLY_POLICIES } from '../posts/reply-policy'
import { createTitleShape } from '../text/text.schema'

const kinds = KIND_NAMES.filter((kind) => getKind(kind).hasRecordings)

export const newOwlcastShape = z.strictObject({
  kind: z.enum(kinds).default(kinds[0] ?? 'owlcast'),
  name: createTitleShape(OWLCAST_NAME_MAX_CHARS),
  description: z.string().max(DESCRIPTION_MAX_CHARS).default(''),
  tags: z.array(z.string().max(TAGS_INPUT_MAX_CHARS)).max(50).default([]),
  /** The price in cents; 0 is free. */
  priceCents: z.int().min(0).max(CUSTOM_PRICE_MAX_CENTS).default(0),
  visibility: z.enum(VISIBILITIES).default('public'),
  /** Who may reply to it and to its recordings, besides its collaborators. */
  replyPolicy: z.enum(REPLY_POLICIES).default('everyone'),
  /** Collaborators to invite. */
  invitees: inviteesShape,
  /** The post it was started from. */
  sourceId: z.string().max(64).nullable().default(null),
})
export type NewOwlcastInput = z.input<typeof newOwlcastShape>
export type ParsedOwlcast = z.output<typeof newOwlcastShape>

export type PublishedOwlcast = PublishedPost

/** The owlcasts that the user can record into. */
export const owlcastsShape = z.strictObject({ items: z.array(postShape) })
export type Owlcasts = z.infer<typeof owlcastsShape>

/** A page of the recordings, oldest first. */
export const recordingsShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type RecordingsPage = z.infer<typeof recordingsShape>
