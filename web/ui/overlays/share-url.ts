/** Shares a URL: through the system's share sheet, the clipboard, or by hand. */
import { copyText } from '../copy-text'

export type ShareResult = { link: string; method: 'sheet' | 'copied' | 'by hand' }

/** Shares and returns the method used. Dismissing the share sheet counts as shared. */
export async function shareUrl(link: string, title: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: link })
      return { link, method: 'sheet' }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return { link, method: 'sheet' }
    }
  }
  return { link, method: (await copyText(link)) ? 'copied' : 'by hand' }
}
