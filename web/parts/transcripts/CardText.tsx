import type { ReactNode } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { hasTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { ExpandableText } from '../posts/ExpandableText'
import { getTextBesideWords, WordsSlot } from './WordsSlot'

type Props = {
  post: Post
  /** The post as a playable; null without sound. */
  item: Playable | null
  /** Whether the viewer is the author. */
  isMine: boolean
  /** A title that runs into the text. */
  lead?: ReactNode
  /** What ends it, such as tags; out of reach while it is cut off. */
  tail?: ReactNode
  /** The label of the button that unfolds a description. */
  more?: string | undefined
  /** Opens its thread. */
  onThread?: () => void
}

/**
 * The one text of a post, of at most three lines: what the author wrote, with the words said behind the same button,
 * else the words.
 */
export function CardText({ post, item, isMine, lead, tail, more, onThread }: Props) {
  const text = getTextBesideWords(post)
  const words = { post, item, isMine, onThread }
  if (!text) return <WordsSlot {...words} lead={lead} tail={tail} />
  const hasWords = item !== null && hasTranscript({ url: item.url, post })
  return (
    <>
      <ExpandableText
        text={text}
        lead={lead}
        tail={tail}
        mentions={post.mentions}
        lang={post.language}
        more={more}
        rest={hasWords ? <WordsSlot {...words} isUnfolded /> : undefined}
      />
      {hasWords ? null : <WordsSlot {...words} />}
    </>
  )
}
