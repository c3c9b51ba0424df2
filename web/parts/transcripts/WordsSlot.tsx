import '../../ui/text/Fold.css'
import { type ReactNode, Suspense } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
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
  /** A title that runs into the words. */
  lead?: ReactNode
  /** What ends it, such as tags; out of reach while it is cut off. */
  tail?: ReactNode
  /** Opens its thread. */
  onThread?: () => void
  /** Whether all of the words are shown, without a button. */
  isUnfolded?: boolean
}

const PostWords = lazyPart(() => import('./PostWords'), 'PostWords')

/** The author's text of a post; '' for a script that its words repeat. */
export function getTextBesideWords({ content, transcript, transcriptState }: Post): string {
  return transcriptState !== null && isSameText(content, transcript) ? '' : content
}

/** The words of a post, loaded where it has some. Until then the first of them as they will look. */
export function WordsSlot(props: Props) {
  const { post, lead, tail, isUnfolded } = props
  const { transcript, language } = post
  if (post.transcriptState === null && !lead) return null
  const excerpt = (
    <div className="fold">
      <div
        className={isUnfolded ? 'text' : 'text -folded'}
        dir={getDirection(transcript ?? getPostName(post))}
      >
        {lead}
        {transcript ? <p lang={language ?? undefined}>{transcript}</p> : null}
        {tail}
      </div>
    </div>
  )
  if (post.transcriptState === null) return excerpt
  return (
    <Suspense fallback={excerpt}>
      <PostWords {...props} />
    </Suspense>
  )
}
