import '../posts/ExpandableText.css'
import { Suspense } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { getDirection } from '../../../domain/text/direction'
import { isSameText } from '../../../domain/transcripts/words'
import type { Playable } from '../../audio/playback/playable'
import { lazyPart } from '../../ui/states/lazy-part'

type Props = {
  post: Post
  /** The post as a playable; null without sound. */
  item: Playable | null
  /** Whether the viewer is the author. */
  isMine: boolean
  /** Opens its thread. */
  onThread?: () => void
}

const PostWords = lazyPart(() => import('./PostWords'), 'PostWords')

/** The author's text of a post; '' for a script that its words repeat. */
export function getTextBesideWords({ content, transcript, transcriptState }: Post): string {
  return transcriptState !== null && isSameText(content, transcript) ? '' : content
}

/** The words of a post, loaded where it has some. Until then the first of them as they will look. */
export function WordsSlot(props: Props) {
  const { post } = props
  if (post.transcriptState === null) return null
  const { transcript, language } = post
  const excerpt = transcript ? (
    <p className="words-loading" lang={language ?? undefined} dir={getDirection(transcript)}>
      {transcript}
    </p>
  ) : null
  return (
    <Suspense fallback={excerpt}>
      <PostWords {...props} />
    </Suspense>
  )
}
