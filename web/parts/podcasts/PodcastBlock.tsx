import '../../ui/lists/Attach.css'
import './PodcastBlock.css'
import { PODCAST } from '../../../domain/locales/en/share'
import type { Podcast } from '../../../domain/podcasts/podcasts.schema'
import type { Playable } from '../../audio/playback/playable'
import { Pill } from '../../ui/text/Pill'
import { Bird } from '../brand/Bird'
import { ItemPlayButton } from '../player/ItemPlayButton'
import { PodcastFacts } from './PodcastFacts'

type Props = {
  podcast: Podcast
  /** The playable clip of the podcast. */
  lead: Playable | undefined
}

/** The podcast that a post replies to: host, subject, clip range and source (D31). */
export function PodcastBlock({ podcast, lead }: Props) {
  return (
    <div className="attach podcast-block row -m">
      <Bird name="parrot" />
      <span className="text-block">
        <PodcastFacts podcast={podcast} demo={<Pill>{PODCAST.demoLabel}</Pill>} />
      </span>
      {lead ? <ItemPlayButton small item={lead} title={PODCAST.clipTitle(lead.author)} /> : null}
    </div>
  )
}
