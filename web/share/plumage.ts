/** The bird and colour of a shared post, for pages and pictures that are made without the app. */
import type { Post } from '../../domain/posts.schema'
import { plumageOf as lookOf } from '../kinds'
import type { BirdName } from '../ui/Bird'

type Feathered = Pick<Post, 'kind' | 'subtype'>

/** The silhouette: a kind's own bird, or the parrot of podcast replies. */
export function birdOf({ kind, subtype }: Feathered): BirdName {
  return lookOf(kind, subtype).bird
}

/** The value of `data-kind`, which colours what stands inside. */
export function plumageOf({ kind, subtype }: Feathered): string {
  return lookOf(kind, subtype).dataKind
}

/** The birds' night colours, for pictures, which know no stylesheet; the same as in `ui/tokens.css`. */
export const NIGHT_COLORS: Record<BirdName, string> = {
  squawk: '#ff9c57',
  mue: '#8fbcff',
  hum: '#52cebc',
  nightingale: '#f793b0',
  owlcast: '#f2c34f',
  parrot: '#abd35a',
}
