import { toLevels } from '../../domain/audio/peaks'
import { getLocale } from '../../domain/i18n/i18n'
import type { Kind } from '../../domain/kinds'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { FIRST_VOICE_ELEMENT, FIRST_VOICE_SLOT } from '../../domain/posts/first-page'
import type { Post } from '../../domain/posts/posts.schema'
import { OnAirButton, OnAirCard } from '../parts/posts/OnAirCard'
import { countSounds, listSoundsOfTonight } from '../parts/posts/sounds-of-tonight'
import { toWavePath } from '../ui/media/waveform-path'

const STATES = ['idle', 'loading', 'playing'] as const
/** The drawing is stretched to its place, whose width is not known here. */
const WAVE = { strokes: 40, width: 160, height: 26 }

type Props = {
  kind: Kind
  /** Of the kind's feed, at a time of the server in ms. */
  posts: readonly Post[]
  now: number
  /** Home has a headline of its own. */
  isHome: boolean
}

/**
 * The newest posts of a feed to hear, in the page before the app: `prerendered-hero.ts` connects the button and shows its
 * other states from the templates. The sound is what a press on it plays: the post, or the clip it replies to.
 */
export function FirstVoice({ kind, posts, now, isHome }: Props) {
  const sounds = listSoundsOfTonight(posts, now)
  const [first] = sounds
  if (!first) return null
  const { post, item } = first
  const { url } = item.intro ?? item
  return (
    <div
      className={`on-air-slot ${FIRST_VOICE_SLOT}`}
      data-place={isHome ? 'home' : 'feed'}
      data-language={getLocale()}
      data-element={FIRST_VOICE_ELEMENT}
      data-src={url}
    >
      {isHome ? null : <h1 className="visually-hidden">{KIND_LABELS[kind].menu}</h1>}
      <OnAirCard
        post={post}
        seconds={item.seconds}
        isLoaded={false}
        total={countSounds(sounds)}
        button={<OnAirButton state="idle" />}
        wave={<StretchedWave peaks={item.peaks} />}
      />
      {STATES.map((state) => (
        <template key={state} data-state={state}>
          <OnAirButton state={state} />
        </template>
      ))}
    </div>
  )
}

function StretchedWave({ peaks }: { peaks: string }) {
  const { strokes, width, height } = WAVE
  return (
    <svg className="wave" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="rest"
        vectorEffect="non-scaling-stroke"
        d={toWavePath(toLevels(peaks, strokes), width, height)}
      />
    </svg>
  )
}
