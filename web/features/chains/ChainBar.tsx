import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { CHAIN, type ChainMessages } from '../../../domain/locales/en/posts'
import type { Post } from '../../../domain/posts/posts.schema'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { playChain, stopChain, useIsChainPlaying } from './play-chain'

type Props = { post: Post; texts: ChainMessages }

/** Buttons to play a chain as a whole, or its first post alone; nothing for a single post, whose player does both. */
export function ChainBar({ post, texts }: Props) {
  const [busy, setBusy] = useState(false)
  const playing = useIsChainPlaying(post.id)
  const single = usePlaying(post.id)
  const item = toPlayable(post)
  if (post.chainCount === 0) return null
  async function play() {
    setBusy(true)
    const error = await playChain(post)
    setBusy(false)
    if (error) showToast({ text: formatErrorMessage(error), tone: 'bad' })
  }
  return (
    <div className="chain-bar wrap">
      {playing ? (
        <Button
          tone="kind"
          size="sm"
          icon={<Square className="icon icon-small" fill="currentColor" />}
          onClick={stopChain}
        >
          {CHAIN.stop}
        </Button>
      ) : (
        <Button
          tone="kind"
          size="sm"
          busy={busy}
          icon={<Play className="icon i-play" />}
          onClick={() => void play()}
        >
          {texts.play(post.chainCount + 1)}
        </Button>
      )}
      <Button
        tone="quiet"
        size="sm"
        disabled={item === null}
        aria-pressed={!playing && (single === 'playing' || single === 'loading')}
        onClick={() => {
          if (!item) return
          if (playing) stopChain()
          player.toggle(item)
        }}
      >
        {texts.single}
      </Button>
    </div>
  )
}
