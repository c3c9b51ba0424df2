/** Shares a URL: through the system's share sheet, the clipboard, or by hand. */
export type Shared = { link: string; way: 'sheet' | 'copied' | 'by hand' }

/** Shares and returns the method used. Dismissing the share sheet counts as shared. */
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
