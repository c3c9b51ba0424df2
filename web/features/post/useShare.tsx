import { type ReactNode, useCallback, useState } from 'react'
import type { Post } from '../../../domain/posts.schema'
import { toast } from '../../ui/toast'
import { POST } from '../../words/feed'
import { ShareLinkDialog } from './ShareLinkDialog'
import { sharePost } from './share-post'

/** Sharing a post, saying how that went, and the dialog with the link where it has to be copied by hand. */
export function useShare(): { share: (post: Post) => void; shareDialog: ReactNode } {
  const [link, setLink] = useState<string | null>(null)
  const share = useCallback((post: Post) => {
    void sharePost(post).then(({ link: made, way }) => {
      if (way === 'copied') toast({ text: POST.copied(made), tone: 'ok' })
      if (way === 'by hand') setLink(made)
    })
  }, [])
  const shareDialog = link === null ? null : <ShareLinkDialog link={link} onClose={() => setLink(null)} />
  return { share, shareDialog }
}
