/** Sharing a link of ours: through the phone's own sheet, by the clipboard, or by hand where neither works. */
export type Shared = { link: string; way: 'sheet' | 'copied' | 'by hand' }

/** Shares, and says which way it went. Closing the phone's sheet is an answer too. */
export async function passOn(link: string, title: string): Promise<Shared> {
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
