import './DuskRadio.css'
import { useAtom } from 'jotai'
import Play from 'lucide-react/icons/play'
import { RADIO } from '../../../domain/locales/en/radio'
import { HOME, UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { sumMinutes } from '../../../domain/radio/programme'
import { getErrorMessage } from '../../api/request-error'
import { player } from '../../audio/playback/player'
import { Bird } from '../../parts/brand/Bird'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { formatListPosition } from '../../parts/player/list-position'
import { introductionsAtom } from '../../state/device-settings'
import { Button } from '../../ui/buttons/Button'
import { Switch } from '../../ui/fields/Switch'
import { ErrorState } from '../../ui/states/ErrorState'
import { FollowSuggestions } from './FollowSuggestions'
import { canIntroduce } from './introductions'
import { MoonButton } from './MoonButton'
import { playRadio } from './play-radio'
import { RadioFaces } from './RadioFaces'
import { RadioNow } from './RadioNow'
import { RadioParts } from './RadioParts'
import { type PlayingRadio, usePlayingRadio } from './usePlayingRadio'
import type { Programme } from './useProgramme'

/** Unheard posts of a member as one programme. On the first day public ones; later a line that all was heard. */
export function DuskRadio({ programme }: { programme: Programme }) {
  const { parts, posts, today, tonight, isFirstDay, isPending, error } = programme
  const hasNew = posts.length > 0 && !isFirstDay
  const playing = usePlayingRadio()
  return (
    <section className="radio" aria-labelledby="radio">
      <div className="radio-heading">
        <h1 id="radio">{HOME.radio}</h1>
        {playing ? (
          <span>{formatListPosition(playing.now, playing.progress)}</span>
        ) : hasNew ? (
          <span>{RADIO.newCount(posts.length)}</span>
        ) : null}
        {!playing && isFirstDay && tonight.length > 0 ? (
          <span>{RADIO.tonightCount(tonight.length)}</span>
        ) : null}
      </div>
      {playing ? <RadioNow {...playing} /> : hasNew ? <RadioFaces posts={posts} /> : null}
      {playing || hasNew ? <RadioButton playing={playing} posts={posts} /> : null}
      {hasNew ? (
        <>
          <RadioParts parts={parts} posts={posts} />
          <IntroductionsSwitch />
        </>
      ) : playing ? null : isPending ? (
        <RadioSkeleton />
      ) : isFirstDay && tonight.length > 0 ? (
        <>
          <MoonButton
            label={RADIO.playTonight}
            onClick={() => playRadio(tonight)}
            minutes={sumMinutes(tonight)}
          />
          <FollowSuggestions posts={tonight} />
        </>
      ) : error ? (
        <ErrorState text={getErrorMessage(error)} busy={programme.isFetching} onRetry={programme.retry} />
      ) : (
        <AllHeard today={today} />
      )}
    </section>
  )
}

/** The same button for both, so that it keeps the focus. */
function RadioButton({ playing, posts }: { playing: PlayingRadio | null; posts: readonly Post[] }) {
  if (!playing)
    return <MoonButton label={RADIO.playNew} minutes={sumMinutes(posts)} onClick={() => playRadio(posts)} />
  const { now, isPlaying } = playing
  return (
    <MoonButton
      label={<bdi>{now.title}</bdi>}
      name={isPlaying ? UI.pause(now.title) : UI.play(now.title)}
      isPlaying={isPlaying}
      onClick={() => player.toggle(now)}
    />
  )
}

function IntroductionsSwitch() {
  const [on, setOn] = useAtom(introductionsAtom)
  if (!canIntroduce()) return null
  return (
    <div className="introductions">
      <Switch checked={on} onChange={setOn}>
        {RADIO.introduce}
      </Switch>
    </div>
  )
}

function AllHeard({ today }: { today: readonly Post[] }) {
  return (
    <div className="calm">
      <div className="quiet-wire">
        <Bird name="owlcast" />
        <svg className="line" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 2 Q50 24 100 2" />
        </svg>
      </div>
      <h2>{RADIO.heardAll.title}</h2>
      <p>{RADIO.heardAll.text}</p>
      {today.length > 0 ? (
        <Button tone="line" icon={<Play className="icon i-play" />} onClick={() => playRadio(today)}>
          {RADIO.playAgain(sumMinutes(today))}
        </Button>
      ) : null}
    </div>
  )
}

function RadioSkeleton() {
  return (
    <Skeleton label={RADIO.loading}>
      <div className="radio-skeleton">
        <SkeletonBlock shape="strip" height="60px" />
        <SkeletonBlock shape="strip" height="60px" />
        <SkeletonBlock width="70%" height="24px" />
        <SkeletonBlock width="80%" height="24px" />
      </div>
    </Skeleton>
  )
}
