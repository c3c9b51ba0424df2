/** Bird and colour of a shared post, for pages and pictures rendered without the app. */
import type { Post } from '../../domain/posts/posts.schema'
import { getKindTheme } from '../kinds'
import type { BirdName } from '../ui/media/Bird'

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
