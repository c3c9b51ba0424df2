import '../../parts/record/RecordButton.css'
import './HoldStage.css'
import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import Trash from 'lucide-react/icons/trash-2'
import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { HOLD_SPOTS, type HoldLayout, type HoldSpot, type ScreenPoint } from '../../../domain/audio/hold'
import { HOLD } from '../../../domain/locales/en/record'
import { HOLD_STAGE } from '../../../domain/locales/en/where'
import type { Author } from '../../../domain/people/author.schema'
import { RecordedTime } from './RecordedTime'
import { HeldWires } from './Wires'
import { findTarget, getTargetLook } from './wire-targets'

/** In px, as in `HoldStage.css` and `Wires.css`: half of a stop, and of a seat, which begins 2 px below its spot. */
const STOP_RADIUS = 26
const SEAT_RADIUS = 24
const SEAT_TOP = 2

type Props = {
  seconds: number
  people: readonly Author[]
  /** The centre of the sun in the window, and the id of the spot that caught it, as in the state of the hold. */
  sun: ScreenPoint | null
  overId: string | null
  /** Instead of what letting go does: the recorder waits, or was stopped by its limit. */
  note?: string | null
  /** The waveform and the buttons of a locked recording, in place of the wires and the sun. */
  locked?: { wave: ReactNode; controls: ReactNode } | null
  /** Receives where everything was drawn, as often as that changes; null once it is gone. */
  onLayout: (layout: HoldLayout | null) => void
}

/**
 * The screen while the record button is held: the sun follows the finger, up to the faces and birds, to Lock at the end
 * side, and to Drop at the start side. The line above says what letting go does, since the finger hides it.
 */
export function HoldStage({ seconds, people, sun, overId, note = null, locked = null, onLayout }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLSpanElement>(null)
  const spots = useRef(new Map<string, { element: HTMLElement; isStop: boolean }>())
  const [layout, setLayout] = useState<HoldLayout | null>(null)

  const keep = useCallback(
    (id: string, isStop = false) =>
      (element: HTMLSpanElement | null) => {
        if (!element) return
        spots.current.set(id, { element, isStop })
        return () => void spots.current.delete(id)
      },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: faces that load later move the others
  useLayoutEffect(() => {
    const latest = { onLayout }
    function measure() {
      if (!home.current) return
      const next = { home: getCentre(home.current), spots: [...spots.current].map(toSpot) }
      setLayout(next)
      latest.onLayout(next)
    }
    measure()
    // A toast takes room from the stage, too.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (stage.current) observer?.observe(stage.current)
    return () => {
      observer?.disconnect()
      onLayout(null)
    }
  }, [people, locked === null, onLayout])

  const target = overId === null ? undefined : findTarget(overId, people)
  const isStop = overId === HOLD_SPOTS.lock || overId === HOLD_SPOTS.drop
  const shift = sun && layout ? { x: sun.x - layout.home.x, y: sun.y - layout.home.y } : { x: 0, y: 0 }
  return (
    <div ref={stage} className="hold-stage" data-over={target ? 'target' : isStop ? overId : undefined}>
      <div className="clock stack -center">
        <RecordedTime seconds={seconds} />
        <p>{note ?? <LetGo overId={overId} name={target ? getTargetLook(target).name : null} />}</p>
      </div>
      {locked ? locked.wave : <HeldWires people={people} overId={overId} onSpot={keep} />}
      {locked ? (
        locked.controls
      ) : (
        <div className="hold-pad" aria-hidden="true">
          <span className="lane" />
          <span
            className="stop subtle stack -center -lock"
            data-over={overId === HOLD_SPOTS.lock || undefined}
          >
            <span ref={keep(HOLD_SPOTS.lock, true)} className="disc">
              <Lock className="icon" />
            </span>
            {HOLD_STAGE.lock}
          </span>
          <span
            className="stop subtle stack -center -drop"
            data-over={overId === HOLD_SPOTS.drop || undefined}
          >
            <span ref={keep(HOLD_SPOTS.drop, true)} className="disc">
              <Trash className="icon" />
            </span>
            {HOLD.drop}
          </span>
          <span ref={home} className="sun-home" />
          <span
            className="record-button disc sun"
            style={{ '--x': `${shift.x}px`, '--y': `${shift.y}px` } as CSSProperties}
          >
            {overId === HOLD_SPOTS.lock ? (
              <Lock className="icon" />
            ) : overId === HOLD_SPOTS.drop ? (
              <Trash className="icon" />
            ) : (
              <Mic className="icon" />
            )}
          </span>
          <span className="caption hint">{target ? HOLD_STAGE.nothingYet : HOLD_STAGE.letGoHere}</span>
        </div>
      )}
    </div>
  )
}

/** What letting go does. */
function LetGo({ overId, name }: { overId: string | null; name: string | null }) {
  if (overId === HOLD_SPOTS.lock) return HOLD.locking
  if (overId === HOLD_SPOTS.drop) return HOLD.dropping
  if (name === null) return HOLD_STAGE.slide
  const [before, after = ''] = HOLD_STAGE.letGo(name).split(name)
  return (
    <>
      {before}
      <b dir="auto">{name}</b>
      {after}
    </>
  )
}

function toSpot([id, { element, isStop }]: [string, { element: HTMLElement; isStop: boolean }]): HoldSpot {
  if (isStop) return { id, ...getCentre(element), radius: STOP_RADIUS }
  // The seat is lifted while the sun is over it; its spot is not.
  const { left, width, top } = element.getBoundingClientRect()
  return { id, x: left + width / 2, y: top + SEAT_TOP + SEAT_RADIUS, radius: SEAT_RADIUS }
}

function getCentre(element: HTMLElement): ScreenPoint {
  const { left, width, top, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
