import { type ReactNode, useCallback, useState } from 'react'
import { getPreviewName } from '../../../domain/locales/en/kinds'
import { POST } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { getShareLink } from '../../../domain/share/share'
import { ShareLinkDialog } from '../../ui/overlays/ShareLinkDialog'
import { shareUrl } from '../../ui/overlays/share-url'
import { showToast } from '../../ui/overlays/toast'

type SharedPost = Pick<Post, 'id'> & Parameters<typeof getPreviewName>[0]

type Sharing = {
  share: (post: SharedPost) => void
  /** Shares any other URL of ours. */
  shareAt: (link: string, title: string) => void
  shareDialog: ReactNode
}

/** Shares a post, with toasts and the dialog to copy by hand. */
export function useShare(): Sharing {
  const [link, setLink] = useState<string | null>(null)
  const shareAt = useCallback((made: string, title: string) => {
    void shareUrl(made, title).then(({ method }) => {
      if (method === 'copied') showToast({ text: POST.linkCopied(made), tone: 'ok' })
      if (method === 'by hand') setLink(made)
    })
  }, [])
  const share = useCallback(
    (post: SharedPost) => shareAt(getShareLink(location.origin, post.kind, post.id), getPreviewName(post)),
    [shareAt],
  )
  const shareDialog = link === null ? null : <ShareLinkDialog link={link} onClose={() => setLink(null)} />
  return { share, shareAt, shareDialog }
}
