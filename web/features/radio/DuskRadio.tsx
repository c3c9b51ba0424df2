import './DuskRadio.css'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { PLAYER } from '../../../domain/locales/en/player'
import { RADIO } from '../../../domain/locales/en/radio'
import { HOME, UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { countLeavingBySunset, sumMinutes } from '../../../domain/radio/programme'
import { getErrorMessage } from '../../api/request-error'
import { useFocusHandoff } from '../../hooks/useFocusHandoff'
import { SleepingOwl } from '../../parts/brand/SleepingOwl'
import { WireLine } from '../../parts/brand/WireLine'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Knots } from '../../parts/player/Knots'
import { countMinutesLeft } from '../../parts/player/list-position'
import { getServerNow } from '../../state/clock'
import { Button } from '../../ui/buttons/Button'
import { ErrorState } from '../../ui/states/ErrorState'
import { FollowSuggestions } from './FollowSuggestions'
import { MoonButton } from './MoonButton'
import { playRadio } from './play-radio'
import { RadioFaces } from './RadioFaces'
import { type PlayingRadio, usePlayingRadio } from './usePlayingRadio'
import type { Programme } from './useProgramme'

/**
 * Unheard posts of a member as one programme, once all of it is known: a count that grows under the finger would not be
 * what plays. On the first day public posts; later a line that all was heard. The player pauses it.
 */
export function DuskRadio({ programme }: { programme: Programme }) {
  const { posts, today, tonight, isFirstDay, isPending, error } = programme
  const playing = usePlayingRadio()
  return (
    // Takes the focus of the button that started it.
    <section className="radio stack -m" data-kind={playing?.now.kind} tabIndex={-1} aria-labelledby="radio">
      {playing ? (
        <RadioNow {...playing} />
      ) : isPending ? (
        <>
          <RadioHeading />
          <RadioSkeleton />
        </>
      ) : posts.length > 0 && !isFirstDay ? (
        <NewPosts posts={posts} />
      ) : isFirstDay && tonight.length > 0 ? (
        <Tonight posts={tonight} />
      ) : error ? (
        <>
          <RadioHeading />
          <ErrorState text={getErrorMessage(error)} busy={programme.isFetching} onRetry={programme.retry} />
        </>
      ) : (
        <AllHeard today={today} />
      )}
    </section>
  )
}

function RadioHeading({ facts }: { facts?: string }) {
  return (
    <div className="radio-heading row wrap -spread -baseline">
      <h1 id="radio">{HOME.radio}</h1>
      {facts ? <span className="subtle">{facts}</span> : null}
    </div>
  )
}

/** The post that plays, and a knot for each of the programme. */
function RadioNow({ now, progress }: PlayingRadio) {
  return (
    <>
      <div className="radio-heading row wrap -spread -baseline">
        <h1 id="radio" className="ellipsis" dir="auto">
          {now.title}
        </h1>
        <span className="subtle">{PLAYER.minutesLeft(countMinutesLeft(now, progress))}</span>
      </div>
      <Knots {...progress} isTall />
    </>
  )
}

function NewPosts({ posts }: { posts: readonly Post[] }) {
  const ref = useHandoffToRadio()
  const minutes = sumMinutes(posts)
  return (
    <div ref={ref} className="at-rest stack -m">
      <RadioHeading facts={`${RADIO.newCount(posts.length)} · ${UI.minutes(minutes)}`} />
      <RadioFaces posts={posts} />
      <MoonButton label={RADIO.playNew} minutes={minutes} onClick={() => playRadio(posts)} />
    </div>
  )
}

function Tonight({ posts }: { posts: readonly Post[] }) {
  const ref = useHandoffToRadio()
  return (
    <div ref={ref} className="at-rest stack -m">
      <RadioHeading facts={RADIO.tonightCount(posts.length)} />
      <MoonButton label={RADIO.playTonight} minutes={sumMinutes(posts)} onClick={() => playRadio(posts)} />
      <FollowSuggestions posts={posts} />
    </div>
  )
}

function AllHeard({ today }: { today: readonly Post[] }) {
  const ref = useHandoffToRadio()
  const leaving = countLeavingBySunset(today, getServerNow())
  return (
    <div ref={ref} className="calm stack -xs">
      <div className="quiet-wire">
        <WireLine />
        <SleepingOwl />
      </div>
      <h1 id="radio">{RADIO.heardAll.title}</h1>
      <p>
        {leaving > 0 ? `${RADIO.heardAll.leaving(leaving)} ` : null}
        {RADIO.heardAll.text}
      </p>
      {today.length > 0 ? (
        <Button tone="quiet" icon={<RotateCcw className="icon" />} onClick={() => playRadio(today)}>
          {RADIO.playAgain}
        </Button>
      ) : null}
    </div>
  )
}

/** The buttons leave when something plays. */
const useHandoffToRadio = () => useFocusHandoff<HTMLDivElement>((part) => part.closest('section'))

function RadioSkeleton() {
  return (
    <Skeleton label={RADIO.loading}>
      <div className="radio-skeleton stack">
        <SkeletonBlock shape="strip" height="60px" />
        <SkeletonBlock shape="strip" height="56px" />
      </div>
    </Skeleton>
  )
}
