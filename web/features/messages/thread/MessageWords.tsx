import { useState } from 'react'
import type { Post } from '../../../../domain/posts/posts.schema'
import type { Playable } from '../../../audio/playback/playable'
import { DeviceWordsSlot } from '../../../parts/transcripts/DeviceWordsSlot'
import { WordsSlot } from '../../../parts/transcripts/WordsSlot'
import { WordsToggle } from '../../../parts/transcripts/WordsToggle'

type Props = {
  post: Post
  /** The message as a playable; null without sound. */
  item: Playable | null
  isMine: boolean
}

/** The words of a message, hidden until the viewer asks for them, and the button that shows them. */
export function MessageWords({ post, item, isMine }: Props) {
  const [isShown, setShown] = useState(false)
  if (post.transcriptState !== 'ready')
    return (
      <>
        <WordsSlot post={post} item={item} isMine={isMine} />
        <DeviceWordsSlot post={post} item={item} />
      </>
    )
  return (
    <>
      {isShown ? <WordsSlot post={post} item={item} isMine={isMine} /> : null}
      <WordsToggle isShown={isShown} onClick={() => setShown(!isShown)} />
    </>
  )
}
