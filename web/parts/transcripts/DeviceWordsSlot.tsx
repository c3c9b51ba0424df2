import { lazy, type ReactNode, Suspense } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { isTranscribable } from '../../../domain/transcripts/transcript'
import { useMe } from '../../api/auth/session.queries'
import type { Playable } from '../../audio/playback/playable'
import { loadPart } from '../../locale'

const DeviceWords = lazy(async () => {
  const [{ DeviceWords: Words }, { loadDeviceSpeech }] = await Promise.all([
    loadPart(() => import('./DeviceWords')),
    import('../../audio/speech/load-device-speech'),
  ])
  type Props = Omit<Parameters<typeof Words>[0], 'loadSpeech'>
  return { default: (props: Props) => <Words {...props} loadSpeech={loadDeviceSpeech} /> }
})

type Props = {
  post: Pick<Post, 'id' | 'language' | 'expiresAt' | 'visibility' | 'transcriptState' | 'seconds'>
  item: Playable | null
  /** Before the offer. */
  lead?: ReactNode
}

/** Offers to make the words of a private message on this device, where it has none from its sender. */
export function DeviceWordsSlot({ post, item, lead }: Props) {
  const me = useMe()
  const { visibility, transcriptState } = post
  if (!me || !item || visibility !== 'private' || !isTranscribable(post)) return null
  if (transcriptState === 'ready' || transcriptState === 'waiting') return null
  return (
    <Suspense fallback={null}>
      <DeviceWords post={post} item={item} ownerId={me.id} lead={lead} />
    </Suspense>
  )
}
