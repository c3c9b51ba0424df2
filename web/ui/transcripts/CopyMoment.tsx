import Link from 'lucide-react/icons/link'
import { POST } from '../../../domain/locales/en/shell'
import { TRANSCRIPT } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { getShareLinkAt } from '../../../domain/share/share'
import { Button } from '../buttons/Button'
import { showToast } from '../overlays/toast'

type Props = {
  post: Pick<Post, 'id' | 'kind'>
  findSeconds: () => Promise<number>
  onCopied: () => void
}

/** Copies a link that plays a post from the selected words. */
export function CopyMoment({ post, findSeconds, onCopied }: Props) {
  async function copy() {
    const link = getShareLinkAt(location.origin, post.kind, post.id, await findSeconds())
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: POST.linkCopied(link), tone: 'ok' })
    } catch {
      // Without a clipboard, to copy by hand.
      showToast({ text: link, isPersistent: true })
    }
    onCopied()
  }
  return (
    <p className="copy-moment">
      <Button
        tone="line"
        size="sm"
        icon={<Link className="icon icon-small" />}
        // A press keeps the selection.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void copy()}
      >
        {TRANSCRIPT.copyLink}
      </Button>
    </p>
  )
}
