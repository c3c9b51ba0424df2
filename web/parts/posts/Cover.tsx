import { getPostName } from '../../../domain/locales/en/kinds'
import { findCoverNameSize, getCoverDrawing, toCoverPath } from '../../../domain/posts/covers'
import type { Post } from '../../../domain/posts/posts.schema'
import { getKindTheme } from '../../kinds'
import { hideBrokenImage } from '../../ui/media/hide-broken-image'

/** Returns whether the cover of a post shows all of its name: it is drawn, and the name fits. */
export function isOnCover({ cover }: Pick<Post, 'cover'>, name: string): boolean {
  return !cover && findCoverNameSize(name) !== null
}

/**
 * The cover of a post: its own picture over a drawing in two tones of its colour, with its name. Decorative: the name
 * stands beside it, too.
 */
export function Cover({ post }: { post: Post }) {
  const name = getPostName(post)
  return (
    <span
      className={findCoverNameSize(name) === 'large' ? 'cover' : 'cover -long'}
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
