import { POST } from '../../../domain/locales/en/shell'
import type { Moment } from '../../../domain/moments/moments'
import type { Post } from '../../../domain/posts/posts.schema'
import { getShareLinkBetween } from '../../../domain/share/share'
import { copyText } from '../../ui/copy-text'
import { showToast } from '../../ui/overlays/toast'

/** Copies a link that plays a moment; the start of the post without one. */
export async function copyMomentLink(
  post: Pick<Post, 'kind' | 'id'>,
  moment: Moment | null | Promise<Moment | null>,
): Promise<void> {
  const making = Promise.resolve(moment).then((found) => {
    const { startMs, endMs } = found ?? { startMs: 0, endMs: 1 }
    return getShareLinkBetween(location.origin, post.kind, post.id, {
      start: startMs / 1000,
      end: endMs / 1000,
    })
  })
  const isCopied = await copyText(making)
  const link = await making
  // Without a clipboard, to copy by hand.
  showToast(isCopied ? { text: POST.linkCopied(link), tone: 'ok' } : { text: link, isPersistent: true })
}
