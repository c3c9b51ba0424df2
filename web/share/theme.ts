/** Bird and colour of a shared post, for pages and pictures rendered without the app. */
import type { AvatarColor } from '../../domain/people/avatars'
import type { Post } from '../../domain/posts/posts.schema'
import { type BirdName, getKindTheme } from '../kinds'

type ThemedPost = Pick<Post, 'kind' | 'subtype'>

/** The bird: the kind's own, or the parrot for podcast replies. */
export function getBird({ kind, subtype }: ThemedPost): BirdName {
  return getKindTheme(kind, subtype).bird
}

/** The value of `data-kind`, which sets the colour. */
export function getThemeName({ kind, subtype }: ThemedPost): string {
  return getKindTheme(kind, subtype).dataKind
}

/** Dark theme colours for pictures, which have no stylesheet; same as in `ui/tokens.css`. */
export const NIGHT_COLORS: Record<BirdName, string> = {
  squawk: '#ff9c57',
  mue: '#8fbcff',
  hum: '#52cebc',
  nightingale: '#f793b0',
  owlcast: '#f2c34f',
  parrot: '#abd35a',
}

/** The two tones of a cover, the ground first: from the fill of the kind, the same by day and night. */
export const COVER_TONES: Record<BirdName, readonly [ground: string, fill: string]> = {
  squawk: ['#ffd4b9', '#fea66a'],
  mue: ['#cbe0fe', '#96c0fe'],
  hum: ['#b1ece1', '#5ad5c3'],
  nightingale: ['#fed0db', '#ff9bb8'],
  owlcast: ['#f5dba3', '#e5b741'],
  parrot: ['#d1e9aa', '#a7cf55'],
}

/** Avatar colours for pictures; same as in `ui/media/Avatar.css`. */
export const AVATAR_NIGHT_COLORS: Record<AvatarColor, string> = {
  orange: '#f0a35e',
  amber: '#e9bd4f',
  blue: '#8ab4ea',
  green: '#85c48f',
  purple: '#b9a5e2',
  yellow: '#e6d96a',
  red: '#ee8f83',
  grey: '#a9b4bb',
  pink: '#eba3bf',
  teal: '#6fc4bb',
}
