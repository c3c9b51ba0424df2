import type { ReactNode } from 'react'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import type { Podcast } from '../../../domain/podcasts/podcasts.schema'

/** The podcast that a post replies to: its host, subject, clip range and source (D31). `demo` marks a demo podcast. */
export function PodcastFacts({ podcast, demo }: { podcast: Podcast; demo: ReactNode }) {
  const { author, subject, originalUrl, uploadedFileName, trimStart, trimEnd } = podcast
  const cut = trimStart !== null && trimEnd !== null
  const facts = [subject, ...(cut ? [PODCAST.clip(formatPosition(trimStart), formatPosition(trimEnd))] : [])]
  return (
    <>
      <strong dir="auto">{PODCAST.replyingTo(author)}</strong>
      <small dir="auto">{facts.join(' · ')}</small>
      <small className="from row wrap">
        {podcast.demo ? demo : null}{' '}
        {originalUrl ? (
          <a href={originalUrl} target="_blank" rel="noopener noreferrer nofollow">
            {PODCAST.fromHost(new URL(originalUrl).host)}
          </a>
        ) : (
          uploadedFileName
        )}
      </small>
    </>
  )
}
