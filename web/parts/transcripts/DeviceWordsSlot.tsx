import { lazy, Suspense } from 'react'
import type { Post } from '../../../domain/posts/posts.schema'
import { useMe } from '../../api/auth/session.queries'
import type { Playable } from '../../audio/playback/playable'

const DeviceWords = lazy(async () => {
  const [{ DeviceWords: Words }, { loadDeviceSpeech }] = await Promise.all([
    import('./DeviceWords'),
    import('../../audio/speech/load-device-speech'),
  ])
  type Props = Omit<Parameters<typeof Words>[0], 'loadSpeech'>
  return { default: (props: Props) => <Words {...props} loadSpeech={loadDeviceSpeech} /> }
})

/** Offers to make the words of a private message on this device, where it has none from its sender. */
export function DeviceWordsSlot({ post, item }: { post: Post; item: Playable | null }) {
  const me = useMe()
  const { visibility, transcriptState } = post
  if (!me || !item || visibility !== 'private') return null
  if (transcriptState === 'ready' || transcriptState === 'waiting') return null
  return (
    <Suspense fallback={null}>
      <DeviceWords post={post} item={item} ownerId={me.id} />
    </Suspense>
  )
}
