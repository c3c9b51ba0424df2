import '../lists/Attach.css'
import './PodcastBlock.css'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import type { Podcast } from '../../../domain/podcasts/podcasts.schema'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { PlayButton } from '../buttons/PlayButton'
import { Pill } from '../text/Pill'
import { Bird } from './Bird'

type Props = {
  podcast: Podcast
  /** The playable clip of the podcast. */
  lead: Playable | undefined
}

/** The podcast that a post replies to: host, subject, clip range and source (D31). */
export function PodcastBlock({ podcast, lead }: Props) {
  const { author, subject, originalUrl, uploadedFileName, trimStart, trimEnd, demo } = podcast
  const cut = trimStart !== null && trimEnd !== null
  const facts = [subject, ...(cut ? [PODCAST.clip(formatPosition(trimStart), formatPosition(trimEnd))] : [])]
  return (
    <div className="attach podcast-block">
      <Bird name="parrot" />
      <span className="text-block">
        <strong dir="auto">{PODCAST.replyingTo(author)}</strong>
        <small dir="auto">{facts.join(' · ')}</small>
        <small className="from">
          {demo ? <Pill>{PODCAST.demoLabel}</Pill> : null}
          {originalUrl ? (
            <a href={originalUrl} target="_blank" rel="noopener noreferrer nofollow">
              {PODCAST.fromHost(new URL(originalUrl).host)}
            </a>
          ) : (
            uploadedFileName
          )}
        </small>
      </span>
      {lead ? <ClipButton lead={lead} /> : null}
    </div>
  )
}

function ClipButton({ lead }: { lead: Playable }) {
  const state = usePlaying(lead.id)
  return (
    <PlayButton
      small
      title={PODCAST.clipTitle(lead.author)}
      playing={state === 'playing' || state === 'loading'}
      loading={state === 'loading'}
      onPointerDown={() => player.preload(lead)}
      onClick={() => player.toggle(lead)}
    />
  )
}
