import { getPostName } from '../../../domain/locales/en/kinds'
import { getCoverDrawing, toCoverPath } from '../../../domain/posts/covers'
import type { Post } from '../../../domain/posts/posts.schema'
import { countCharacters } from '../../../domain/text/length'
import { getKindTheme } from '../../kinds'

/** Characters of a name that three lines hold at most. */
const NAME_MAX_CHARS = 40
/** Names from this length on are written smaller. */
const LONG_NAME_CHARS = 18

/** Returns whether a cover shows all of a name. */
export function isOnCover(name: string): boolean {
  return countCharacters(name) <= NAME_MAX_CHARS
}

/** The cover of a post: a drawing in two tones of its colour, with its name. Decorative: the name stands beside it, too. */
export function Cover({ post }: { post: Post }) {
  const name = getPostName(post)
  return (
    <span
      className={countCharacters(name) < LONG_NAME_CHARS ? 'cover' : 'cover -long'}
      data-kind={getKindTheme(post.kind, post.subtype).dataKind}
      aria-hidden="true"
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {getCoverDrawing(post.id).map((shape) => (
          <path
            key={toCoverPath(shape)}
            className={shape.mix === 0 ? 'ground' : undefined}
            fillOpacity={shape.mix || undefined}
            d={toCoverPath(shape)}
          />
        ))}
      </svg>
      <b className="clamp" dir="auto">
        {name}
      </b>
    </span>
  )
}
