/** What listening costs (spec §5, §9; C2, D22): which prices there are, and what is heard without paying. */
import { kindOf, type Mode, modeOf } from './kinds'
import {
  CUSTOM_PRICE_MAX_CENTS,
  CUSTOM_PRICE_MIN_CENTS,
  PREVIEW_PART,
  PREVIEW_SECONDS,
  PRICE_CHOICES_CENTS,
} from './limits'

/** A price as the wire shows it; `locked` for whoever has not paid. Null where listening is free. */
export type Price = { cents: number; locked: boolean } | null

const PREVIEW = '/preview'

/** Whether somebody may ask this much for listening, in whole cents; 0 is free. */
export function isPrice(cents: number): boolean {
  if (PRICE_CHOICES_CENTS.some((choice) => choice === cents)) return true
  return Number.isInteger(cents) && cents >= CUSTOM_PRICE_MIN_CENTS && cents <= CUSTOM_PRICE_MAX_CENTS
}

/**
 * Whether what is published in a mode has a price of its own: answers have none, and recordings are paid for with what
 * they are in.
 */
export function hasOwnPrice(mode: Mode, isReply: boolean): boolean {
  const { priced, hasRecordings } = kindOf(modeOf(mode).kind)
  return priced && !hasRecordings && !isReply
}

/** The least and the most that may be asked, as a refusal names them. */
export function priceRange(): { min: string; max: string } {
  return { min: dollars(CUSTOM_PRICE_MIN_CENTS), max: dollars(CUSTOM_PRICE_MAX_CENTS) }
}

/** What is typed as a price, in cents: '2', '2.5', '$2.50'. Null where that is no price. */
export function centsOf(typed: string): number | null {
  const [, whole, part = ''] = /^\s*\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
  if (whole === undefined) return null
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return isPrice(cents) ? cents : null
}

/** Nothing, as a price that was chosen. */
export const FREE = '0'

/** '$4.99'. */
export function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** How much of a recording is heard without paying, in seconds: never more than half of it, or a short one had no price. */
export function previewSeconds(seconds: number): number {
  return Math.min(PREVIEW_SECONDS, seconds * PREVIEW_PART)
}

/** Where the first seconds of a recording are heard. */
export function previewPath(mediaPath: string): string {
  return `${mediaPath}${PREVIEW}`
}

/** Where the whole recording is heard, whichever of the two paths is known. */
export function wholePath(path: string): string {
  return path.endsWith(PREVIEW) ? path.slice(0, -PREVIEW.length) : path
}

/** A voice as somebody hears it who paid for it since it was read. */
export function unlocked<T extends { price: Price; audioUrl: string | null }>(post: T): T {
  if (!post.price?.locked) return post
  return {
    ...post,
    price: { ...post.price, locked: false },
    audioUrl: post.audioUrl && wholePath(post.audioUrl),
  }
}

/** The post that is paid for: an owlcast for all its recordings, else the voice itself. */
export function paidPostId({ id, owlcastId }: { id: string; owlcastId: string | null }): string {
  return owlcastId ?? id
}
