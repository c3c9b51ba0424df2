import './HelloFace.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import type { Hello } from '../../../domain/hellos/hellos.schema'
import { HELLO } from '../../../domain/locales/en/people'
import type { Author } from '../../../domain/people/author.schema'
import { formatDuration } from '../../../domain/time/duration'
import { useClip } from '../../audio/playback/useClip'
import { Avatar } from '../../parts/people/Avatar'
import { Ring } from '../../ui/states/Ring'
import { Spinner } from '../../ui/states/Spinner'
import { ErrorText } from '../../ui/text/ErrorText'

type Props = {
  person: Pick<Author, 'displayName' | 'avatarColor' | 'avatarUrl'>
  hello: Hello | undefined
  isMe: boolean
}

/** The face of a profile. Where there is a hello, it has a disc that plays it. */
export function HelloFace({ person, hello, isMe }: Props) {
  const face = <Avatar person={person} size="xl" />
  return hello ? (
    <HelloButton key={hello.audioUrl} hello={hello} name={isMe ? null : person.displayName}>
      {face}
    </HelloButton>
  ) : (
    <span className="hello-face disc">{face}</span>
  )
}

type ButtonProps = { hello: Hello; name: string | null; children: ReactNode }

function HelloButton({ hello: { audioUrl, seconds }, name, children }: ButtonProps) {
  const [clip, { state, elapsed }] = useClip()
  const [time, isPlaying] = [formatDuration(seconds), state === 'playing' || state === 'loading']
  const share = state === 'idle' || state === 'failed' ? 0 : Math.min(1, elapsed / Math.max(seconds, 0.1))
  return (
    <>
      <button
        type="button"
        className="hello-face disc"
        aria-label={name === null ? HELLO.playOwn(time) : HELLO.play(name, time)}
        aria-pressed={isPlaying}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void clip.toggle(audioUrl, () => audioUrl)}
      >
        {children}
        <Ring className="played" fraction={share} side={112} radius={53} />
        <span className="sign disc">
          {state === 'loading' ? (
            <Spinner />
          ) : isPlaying ? (
            <Pause className="icon" />
          ) : (
            <Play className="icon i-play" />
          )}
        </span>
      </button>
      {state === 'failed' ? <ErrorText>{HELLO.failed}</ErrorText> : null}
    </>
  )
}
