/** Replies to the moment that sounds. */
import { suggestMoment } from '../../../domain/moments/moments'
import { splitIntoPhrases } from '../../../domain/transcripts/phrases'
import { fetchTranscript, hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { replyToMoment } from '../../state/moment-reply'
import { replyToPlaying } from '../../state/reply-to-playing'

/** Opens the recorder with the phrase that sounds, or the seconds before the position; the user can change it. */
export async function replyToPlayingMoment(now: Playable): Promise<void> {
  // Words may have to be loaded: the moment is that of the press.
  const positionMs = player.elapsed(now) * 1000
  const words = hasTranscript(now) ? await fetchTranscript(now).catch(() => null) : null
  const phrases = words ? splitIntoPhrases(words.words, words.language) : []
  const moment = suggestMoment(positionMs, now.seconds, phrases)
  if (moment) replyToMoment(now, moment)
  else replyToPlaying(now)
}
