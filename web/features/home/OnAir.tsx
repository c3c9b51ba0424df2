import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Kind } from '../../../domain/kinds'
import { useFeed } from '../../api/posts/posts.queries'
import { isFirstVoiceFocused, resumeFirstVoice } from '../../audio/playback/first-voice'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { ItemWaveform } from '../../parts/player/ItemWaveform'
import { OnAirButton, OnAirCard, type OnAirState } from '../../parts/posts/OnAirCard'
import { countSounds, listSoundsOfTonight } from '../../parts/posts/sounds-of-tonight'
import { getServerNow } from '../../state/clock'

const PITCH = 4

/** The newest posts of a kind, which visitors hear one after the other. Renders nothing without any. */
export function OnAir({ kind }: { kind: Kind }) {
  const feed = useFeed(kind)
  // Deferred, as the shelf's.
  const data = useDeferredValue(feed.data)
  const { now, state } = usePlayer()
  const button = useFocusedBefore()
  const posts = data?.pages.flatMap(({ items }) => items)
  const sounds = listSoundsOfTonight(posts ?? [], getServerNow())
  const items = sounds.map(({ item }) => item)
  useEffect(() => {
    if (data) resumeFirstVoice(player, items)
  })
  if (!data && !feed.isError) return <div className="on-air surface" />
  const loaded = sounds.find(({ item }) => item.id === now?.id)
  const shown = loaded ?? sounds[0]
  if (!shown) return null
  const { post, item } = shown
  const shownState: OnAirState = loaded && (state === 'playing' || state === 'loading') ? state : 'idle'
  return (
    <OnAirCard
      post={post}
      seconds={item.seconds}
      isLoaded={loaded !== undefined}
      total={countSounds(sounds)}
      button={
        <OnAirButton
          ref={button}
          state={shownState}
          onPointerDown={() => player.preload(item)}
          onClick={() => (loaded ? player.toggle(item) : player.playAll(items))}
        />
      }
      wave={<ItemWaveform item={item} pitch={PITCH} head={loaded !== undefined} />}
    />
  )
}

/** A button that takes the focus of the prerendered one, which it replaces. */
function useFocusedBefore() {
  const button = useRef<HTMLButtonElement>(null)
  // Read while rendering: after it, the prerendered button is gone.
  const [wasFocused] = useState(isFirstVoiceFocused)
  useEffect(() => {
    if (wasFocused) button.current?.focus({ preventScroll: true })
  }, [wasFocused])
  return button
}
