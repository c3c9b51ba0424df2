import './OnAirCard.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ComponentProps, ReactNode } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { RADIO } from '../../../domain/locales/en/radio'
import { UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatDuration } from '../../../domain/time/duration'
import { Spinner } from '../../ui/states/Spinner'
import { Pill } from '../../ui/text/Pill'
import { Avatar } from '../people/Avatar'

/** What a press of the button does next: it plays, waits for sound, or pauses. */
export type OnAirState = 'idle' | 'loading' | 'playing'

type ButtonProps = ComponentProps<'button'> & { state: OnAirState }

/** The round button that plays the newest posts. */
export function OnAirButton({ state, ...on }: ButtonProps) {
  return (
    <button
      type="button"
      className="moon disc"
      aria-label={state === 'idle' ? RADIO.hearTonight : UI.pause(RADIO.hearTonight)}
      {...on}
    >
      {state === 'loading' ? (
        <Spinner />
      ) : state === 'playing' ? (
        <Pause className="icon" />
      ) : (
        <Play className="icon i-play" />
      )}
    </button>
  )
}

type Props = {
  /** The post that is loaded, or that plays first. */
  post: Post
  /** Seconds of what plays of it. */
  seconds: number
  isLoaded: boolean
  /** The number of posts, and their duration in seconds. */
  total: { count: number; seconds: number }
  button: ReactNode
  wave: ReactNode
}

/** What visitors hear on home. Rendered by the Worker too, into the page that the app takes over. */
export function OnAirCard({ post, seconds, isLoaded, total, button, wave }: Props) {
  return (
    <div className="on-air stack -beside surface" data-kind={post.kind}>
      {button}
      <p className="label text-block">
        <strong>{RADIO.hearTonight}</strong>
        <small>{RADIO.tonightFacts(total.count, Math.ceil(total.seconds / 60))}</small>
      </p>
      <p className="title clamp" dir="auto">
        {getPostName(post)}
      </p>
      <div className="by row">
        <Avatar person={post.author} size="xs" />
        <small className="ellipsis">
          {isLoaded ? post.author.displayName : RADIO.playsFirst(post.author.displayName)}
        </small>
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        {wave}
        <time>{formatDuration(seconds)}</time>
      </div>
    </div>
  )
}
