import './Attach.css'
import './PodcastBlock.css'
import type { Podcast } from '../../domain/podcasts.schema'
import type { Playable } from '../audio/playable'
import { player } from '../audio/player'
import { usePlaying } from '../audio/usePlayer'
import { formatPosition, PODCAST } from '../words/podcasts'
import { Bird } from './Bird'
import { Pill } from './Pill'
import { PlayButton } from './PlayButton'

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
    <div className="attach podcastblock">
      <Bird name="parrot" />
      <span className="txt">
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
