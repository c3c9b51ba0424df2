import { getPostName } from '../../../domain/locales/en/kinds'
import { getCoverDrawing, toCoverPath } from '../../../domain/posts/covers'
import type { Post } from '../../../domain/posts/posts.schema'
import { countCharacters } from '../../../domain/text/length'
import { getKindTheme } from '../../kinds'
import { hideBrokenImage } from '../../ui/media/hide-broken-image'

/** Characters of a name that three lines hold at most. */
const NAME_MAX_CHARS = 40
/** Names from this length on are written smaller. */
const LONG_NAME_CHARS = 18

/** Returns whether the cover of a post shows all of its name: it is drawn, and the name is short. */
export function isOnCover({ cover }: Pick<Post, 'cover'>, name: string): boolean {
  return !cover && countCharacters(name) <= NAME_MAX_CHARS
}

/**
 * The cover of a post: its own picture over a drawing in two tones of its colour, with its name. Decorative: the name
 * stands beside it, too.
 */
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
      {post.cover ? (
        <img
          key={post.cover.url}
          src={post.cover.url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={hideBrokenImage}
        />
      ) : null}
    </span>
  )
}
