import Lock from 'lucide-react/icons/lock'
import { getPreviewSeconds } from '../../domain/billing/preview'
import { formatDollars } from '../../domain/billing/price'
import { PREVIEW_SECONDS } from '../../domain/limits'
import { SHARE } from '../../domain/locales/en/share'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { Post } from '../../domain/posts/posts.schema'
import { getReplyParams } from '../../domain/share/share'

/** The price (S2.3-38), and that only a preview plays until it is paid (D22). */
export function PriceNote({ post }: { post: Post }) {
  const { price, kind, id } = post
  if (price === null) return isOwlcast(post) ? <p className="price">{SHARE.free}</p> : null
  if (!price.locked) return <p className="price">{SHARE.priceToListen(formatDollars(price.cents))}</p>
  const { reply: _, ...view } = getReplyParams(kind)
  return (
    <div className="price -locked">
      <p className="row">
        <Lock className="icon icon-small" aria-hidden="true" />
        <strong>{SHARE.priceToListen(formatDollars(price.cents))}</strong>
      </p>
      <p>{previewText(post)}</p>
      <a href={`/?${new URLSearchParams({ ...view, post: id })}`}>{SHARE.listenToAll}</a>
    </div>
  )
}

/** Describes the preview of a priced post. */
export function previewText(post: Post): string {
  if (isOwlcast(post)) return SHARE.previews(PREVIEW_SECONDS)
  return SHARE.preview(Math.max(1, Math.floor(getPreviewSeconds(post.seconds))))
}
