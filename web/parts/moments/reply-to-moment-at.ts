/** Replies to the moment that sounds, or to one around a position. */
import { suggestMoment } from '../../../domain/moments/moments'
import { splitIntoPhrases } from '../../../domain/transcripts/phrases'
import { fetchTranscript, hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { replyToMoment, replyToWhole } from '../../state/moment-reply'

/**
 * Opens the stage with the phrase at a position, or the seconds before it; the user can change it. Nothing for what is no
 * post.
 */
export async function replyToMomentAt(item: Playable, seconds = player.elapsed(item)): Promise<void> {
  const { post } = item
  if (!post) return
  const words = hasTranscript(item) ? await fetchTranscript(item).catch(() => null) : null
  const phrases = words ? splitIntoPhrases(words.words, words.language) : []
  const moment = suggestMoment(seconds * 1000, item.seconds, phrases)
  if (moment) replyToMoment(post, moment)
  else replyToWhole(post)
}
