/** The source of a new post's words. */
import { getMode, type Mode } from '../kinds'
import { isTranscribable } from '../transcripts/transcript'
import type { Visibility } from './audience'

type NewRecording = {
  mode: Mode
  isReply: boolean
  /** Length of its recording; 0 without one. */
  seconds: number
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
 * transcript, as for every recording of less than a second. Without the author's choice an engine gets public posts only, no messages, no songs and no stories, which
 * speak of health.
 */
export function findTranscriptSource(post: NewRecording): 'script' | 'speech' | null {
  if (!isTranscribable(post) || post.transcribe === false) return null
  const { requires } = getMode(post.mode)
  const hasScript = requires.includes('script')
  if (hasScript && !post.isReply && post.content.trim() !== '' && (post.transcribe ?? post.isOnByDefault))
    return 'script'
  if (post.transcribe) return 'speech'
  const isOpen = post.visibility === 'public' && !post.hasRecipient
  return isOpen && post.isOnByDefault && !hasScript && !requires.includes('song') ? 'speech' : null
}
