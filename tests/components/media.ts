/** What the light DOM lacks of sound: an element plays at once and for ever, unless a test says otherwise. */
import { vi } from 'vitest'

/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`: also what a missing file ends as. */
const NOT_SUPPORTED = 4

/** Lets no element play the file at this path, until the function it returns is called. */
export function failMedia(path: string): () => void {
  const { play } = HTMLMediaElement.prototype
  const spy = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function fail(
    this: HTMLMediaElement,
  ) {
    const isBroken = this.src.endsWith(path)
    const error = isBroken ? { code: NOT_SUPPORTED, message: '' } : null
    Object.defineProperty(this, 'error', { configurable: true, value: error })
    if (!isBroken) return play.call(this)
    this.dispatchEvent(new Event('error'))
    throw new DOMException('no', 'NotSupportedError')
  })
  return () => spy.mockRestore()
}
