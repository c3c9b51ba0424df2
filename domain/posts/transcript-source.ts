/** The source of a new post's words. */
import { getMode, type Mode } from '../kinds'
import type { Visibility } from './audience'

type NewRecording = {
  mode: Mode
  isReply: boolean
  hasRecording: boolean
  /** Its text, which for a mode with a script is what the author read aloud. */
  content: string
  visibility: Visibility
  hasRecipient: boolean
  /** The choice for this post; null without one. */
  transcribe: boolean | null
  /** The choice of the account for public posts. */
  isOnByDefault: boolean
}

/**
 * `script`: the text that was read aloud, without any engine. `speech`: an engine listens to the recording. Null: no
 * transcript. Without the author's choice an engine gets public posts only, no messages, no songs and no stories, which
 * speak of health.
 */
export function findTranscriptSource(post: NewRecording): 'script' | 'speech' | null {
  if (!post.hasRecording || post.transcribe === false) return null
  const { requires } = getMode(post.mode)
  const hasScript = requires.includes('script')
  if (hasScript && !post.isReply && post.content.trim() !== '' && (post.transcribe ?? post.isOnByDefault))
    return 'script'
  if (post.transcribe) return 'speech'
  const isOpen = post.visibility === 'public' && !post.hasRecipient
  return isOpen && post.isOnByDefault && !hasScript && !requires.includes('song') ? 'speech' : null
}
