import type { ReactNode } from 'react'
import { formatPosition, PODCAST } from '../../domain/locales/en/share'
import type { Podcast } from '../../domain/podcasts/podcasts.schema'
import { Bird } from '../ui/media/Bird'

type Props = {
  podcast: Podcast
  /** Without a script the clip has a native player. */
  plain: boolean
  /** Buttons that need a browser. */
  children?: ReactNode
}

/** The podcast a post replies to; source and time range are always shown (D31). */
export function SharedSource({ podcast, plain, children }: Props) {
  const { author, subject, originalUrl, uploadedFileName, trimStart, trimEnd, demo } = podcast
  const cut = trimStart !== null && trimEnd !== null
  return (
    <div className="source">
      <Bird name="parrot" />
      <div>
        <strong dir="auto">{PODCAST.replyingTo(author)}</strong>
        <small dir="auto">
          {subject}
          {cut ? ` · ${PODCAST.clip(formatPosition(trimStart), formatPosition(trimEnd))}` : null}
        </small>
        <small>
          {demo ? <span className="badge">{PODCAST.demoLabel}</span> : null}{' '}
          {originalUrl ? (
            <a href={originalUrl} target="_blank" rel="noopener noreferrer nofollow">
              {PODCAST.fromHost(new URL(originalUrl).host)}
            </a>
          ) : (
            uploadedFileName
          )}
        </small>
        {plain && podcast.trimmedClipUrl ? (
          // biome-ignore lint/a11y/useMediaCaption: a few seconds of the podcast named above
          <audio
            controls
            preload="none"
            src={podcast.trimmedClipUrl}
            aria-label={PODCAST.clipTitle(author)}
          />
        ) : null}
        {children}
      </div>
    </div>
  )
}
