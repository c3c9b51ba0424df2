/** Prices (spec §5, §9; C2). */

import type { ValidationIssue } from '../errors/validation-issue'
import { getKind, getMode, type Mode } from '../kinds'
import { CUSTOM_PRICE_MAX_CENTS, CUSTOM_PRICE_MIN_CENTS, PRICE_CHOICES_CENTS } from '../limits'
import { getFullPath } from './preview'
import { getLowestEarningCents, isBelowCost } from './split-price'

/** A price on the wire; `locked` for viewers who have not paid. Null where listening is free. */
export type PostPrice = { cents: number; locked: boolean } | null

/** Returns whether an amount in cents is a valid price; 0 is free. An amount that earns nothing is none. */
export function isPrice(cents: number): boolean {
  if (isBelowCost(cents)) return false
  if (PRICE_CHOICES_CENTS.some((choice) => choice === cents)) return true
  return Number.isInteger(cents) && cents >= CUSTOM_PRICE_MIN_CENTS && cents <= CUSTOM_PRICE_MAX_CENTS
}

/**
 * Returns whether posts of a mode have their own price: replies have none, and recordings are paid for with their
 * owlcast.
 */
export function hasOwnPrice(mode: Mode, isReply: boolean): boolean {
  const { priced, hasRecordings } = getKind(getMode(mode).kind)
  return priced && !hasRecordings && !isReply
}

/** Returns the minimum and the maximum price as text for an error. */
export function formatPriceRange(): { min: string; max: string } {
  const min = Math.max(CUSTOM_PRICE_MIN_CENTS, getLowestEarningCents())
  return { min: formatDollars(min), max: formatDollars(CUSTOM_PRICE_MAX_CENTS) }
}

/** Parses a typed price to cents: '2', '2.5', '$2.50'. Null for an invalid price. */
export function parsePrice(typed: string): number | null {
  const cents = parseDollars(typed)
  return cents !== null && isPrice(cents) ? cents : null
}

/** Parses a typed amount to cents, whether it is a valid price or not. Null for text that is no amount. */
export function parseDollars(typed: string): number | null {
  const [, whole, part = ''] = /^\s*\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Returns why a typed price is refused; null for a valid one. */
export function findPriceIssue(typed: string): ValidationIssue | null {
  const cents = parseDollars(typed)
  if (cents !== null && isPrice(cents)) return null
  const range = formatPriceRange()
  if (cents !== null && isBelowCost(cents))
    return {
      code: 'post.price_below_cost',
      field: 'price',
      params: { price: formatDollars(cents), min: range.min },
    }
  return { code: 'post.price_invalid', field: 'price', params: range }
}

/** The form value of a free post. */
export const FREE = '0'

/** Formats cents: '$4.99'. */
export function formatDollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Returns a post as it is after the viewer has paid for it. */
export function unlockPost<T extends { price: PostPrice; audioUrl: string | null }>(post: T): T {
  if (!post.price?.locked) return post
  return {
    ...post,
    price: { ...post.price, locked: false },
    audioUrl: post.audioUrl && getFullPath(post.audioUrl),
  }
}
