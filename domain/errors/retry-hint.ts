/** The request to try again that ends many errors, in the current language. */
import { formatErrorMessage } from './errors'

const MARK = '\0'

/** Returns a message without its request to try again, for a sentence that says itself what follows. */
export function stripRetryHint(message: string): string {
  const [, after = ''] = formatErrorMessage('media.upload_failed', { error: MARK }).split(MARK)
  const hint = after.trim()
  return hint && message.endsWith(hint) ? message.slice(0, -hint.length).trimEnd() : message
}
