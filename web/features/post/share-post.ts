/** Sharing a post's link: through the phone's own sheet, by the clipboard, or by hand where neither works. */
import type { Post } from '../../../domain/posts.schema'
import { shareLink } from '../../../domain/share'

export type Shared = { link: string; way: 'sheet' | 'copied' | 'by hand' }

/** Shares, and says which way it went. Closing the phone's sheet is an answer too. */
export async function sharePost({ kind, id, title }: Post): Promise<Shared> {
  const link = shareLink(location.origin, kind, id)
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: link })
      return { link, way: 'sheet' }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return { link, way: 'sheet' }
    }
  }
  try {
    await navigator.clipboard.writeText(link)
    return { link, way: 'copied' }
  } catch {
    return { link, way: 'by hand' }
  }
}
