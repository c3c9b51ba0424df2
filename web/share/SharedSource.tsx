import type { ReactNode } from 'react'
import { PODCAST } from '../../domain/locales/en/share'
import type { Podcast } from '../../domain/podcasts/podcasts.schema'
import { Bird } from '../parts/brand/Bird'
import { PodcastFacts } from '../parts/podcasts/PodcastFacts'

type Props = {
  podcast: Podcast
  /** Without a script the clip has a native player. */
  plain: boolean
  /** Buttons that need a browser. */
  children?: ReactNode
}

/** The podcast a post replies to; source and time range are always shown (D31). */
export function SharedSource({ podcast, plain, children }: Props) {
  return (
    <div className="source">
      <Bird name="parrot" />
      <div>
        <PodcastFacts podcast={podcast} demo={<span className="badge">{PODCAST.demoLabel}</span>} />
        {plain && podcast.trimmedClipUrl ? (
          // biome-ignore lint/a11y/useMediaCaption: a few seconds of the podcast named above
          <audio
            controls
            preload="none"
            src={podcast.trimmedClipUrl}
            aria-label={PODCAST.clipTitle(podcast.author)}
          />
        ) : null}
        {children}
      </div>
    </div>
  )
}
