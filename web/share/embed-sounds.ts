/** The sounds of an embed in order: the clip before a reply, the recordings of an owlcast, else the post alone. */

import { getPostName, getRecordingName } from '../../domain/locales/en/kinds'
import { PODCAST, SHARE } from '../../domain/locales/en/share'
import { formatDuration } from '../../domain/time/duration'
import type { Shared } from './share-state'

export type EmbedSound = { src: string; name: string; title: string; seconds: number; caption: string }

export function listEmbedSounds({ post, recordings }: Shared): EmbedSound[] {
  if (recordings) {
    const { items } = recordings
    return items.flatMap((recording, i) => {
      const { audioUrl, author, seconds } = recording
      const displayTitle = getRecordingName(recording)
      const caption = [
        SHARE.positionInList(i + 1, post.recordingCount),
        displayTitle,
        author.displayName,
        formatDuration(seconds),
      ]
      return audioUrl
        ? [
            {
              src: audioUrl,
              name: SHARE.audioOf(displayTitle),
              title: displayTitle,
              seconds,
              caption: caption.join(' · '),
            },
          ]
        : []
    })
  }
  const { author, podcast, audioUrl, seconds } = post
  const title = getPostName(post)
  if (audioUrl === null) return []
  const reply = {
    src: audioUrl,
    name: SHARE.audioOf(title),
    title,
    seconds,
    caption: PODCAST.replyOf(author.displayName),
  }
  if (!podcast?.trimmedClipUrl) return [{ ...reply, caption: '' }]
  const clip = {
    src: podcast.trimmedClipUrl,
    name: PODCAST.clipTitle(podcast.author),
    title: PODCAST.clipTitle(podcast.author),
    seconds: 0,
    caption: PODCAST.clipOf(podcast.author),
  }
  return [clip, reply]
}
