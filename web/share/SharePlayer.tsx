import { useEffect, useMemo, useRef } from 'react'
import { messageOf } from '../../domain/errors'
import { clockTime } from '../../domain/expiry'
import type { Post } from '../../domain/posts.schema'
import { leadOf, type Playable } from '../audio/playable'
import { player } from '../audio/player'
import { usePlayer } from '../audio/usePlayer'
import { PlayButton } from '../ui/PlayButton'
import { toast } from '../ui/toast'
import { Waveform } from '../ui/Waveform'

/** The designed player of a share page: the app's own player behind a big button, waveform and times. */
export function SharePlayer({ post, src }: { post: Post; src: string }) {
  const item = useMemo(() => playableFrom(post, src), [post, src])
  const clock = useMemo(
    () => (paint: Parameters<typeof player.watch>[1]) => player.watch(item, paint),
    [item],
  )
  const { state, trouble } = usePlayer()

  useEffect(() => {
    if (trouble) toast({ text: messageOf(trouble.code, trouble.params), tone: 'bad' })
  }, [trouble])

  return (
    <>
      <div className="b">
        <PlayButton
          title={post.title}
          playing={state === 'playing'}
          loading={state === 'loading'}
          solid
          onPointerDown={() => player.getReady(item)}
          onClick={() => player.toggle(item)}
        />
        <Waveform
          peaks={item.peaks}
          seconds={item.seconds}
          clock={clock}
          head
          onSeek={(seconds) => player.seekIn(item, seconds)}
        />
      </div>
      <div className="el">
        <Elapsed clock={clock} />
        <span>{clockTime(item.seconds)}</span>
      </div>
    </>
  )
}

type Clock = (paint: (elapsed: number) => void) => () => void

/** Seconds played so far; written as they pass, without rendering. */
function Elapsed({ clock }: { clock: Clock }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      clock((elapsed) => {
        if (ref.current) ref.current.textContent = clockTime(elapsed)
      }),
    [clock],
  )
  return <span ref={ref}>{clockTime(0)}</span>
}

function playableFrom(post: Post, url: string): Playable {
  const { id, kind, title, author, seconds, peaks } = post
  return { id, kind, title, author: author.displayName, url, seconds, peaks, lead: leadOf(post) }
}
