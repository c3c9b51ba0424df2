import './Wires.css'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import type { Author } from '../../../domain/people/author.schema'
import { WireLine } from '../../parts/brand/WireLine'
import { TargetFace } from './TargetFace'
import { getTargetId, getTargetLook, listBirdTargets, listFaceTargets, type WireTarget } from './wire-targets'

type Props = {
  /** The members written to most, at most three. */
  people: readonly Author[]
  /** The id of the chosen target. */
  chosenId: string | null
  /** The id of the element that names the group. */
  labelledBy: string
  /** True while it is being published. */
  locked?: boolean
  onChoose: (target: WireTarget) => void
}

/**
 * The faces and birds as one group of radio buttons: two wires on phones, one where there is room. Arrow keys walk
 * through all of them in the order of reading.
 */
export function Wires({ people, chosenId, labelledBy, locked = false, onChoose }: Props) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)

  /** Browsers differ in what the arrow to the left does where text runs to the left. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in STEPS)) return
    event.preventDefault()
    const options = [...(group.current?.querySelectorAll('input') ?? [])]
    const isRtl = document.dir === 'rtl' && /Left|Right/.test(event.key)
    const step = (STEPS[event.key] ?? 0) * (isRtl ? -1 : 1)
    const at = options.indexOf(event.target as HTMLInputElement)
    const next = options.at((at + step) % options.length)
    if (locked || at < 0 || !next) return
    next.focus()
    next.click()
  }
  return (
    <div
      ref={group}
      className="wires"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-disabled={locked || undefined}
      onKeyDown={onKeyDown}
    >
      <WireRows people={people}>
        {(target) => {
          const id = getTargetId(target)
          const look = getTargetLook(target)
          return (
            <label key={id} data-kind={look.dataKind}>
              <input
                className="hidden-input"
                type="radio"
                name={name}
                value={id}
                aria-label={look.name}
                checked={id === chosenId}
                disabled={locked}
                onChange={() => onChoose(target)}
              />
              <span className="seat">
                <TargetFace target={target} look={look} />
              </span>
              <bdi className="name">{look.text}</bdi>
            </label>
          )
        }}
      </WireRows>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type HeldProps = {
  people: readonly Author[]
  /** The id of the target that the finger is over. */
  overId: string | null
  /** Receives the element of each target, to measure where it is. */
  onSpot: (id: string) => Ref<HTMLSpanElement>
}

/** The same wires while the record button is held: places to let go, which the sheet offers as buttons afterwards. */
export function HeldWires({ people, overId, onSpot }: HeldProps) {
  return (
    <div className="wires -held" aria-hidden="true" data-over={overId === null ? undefined : true}>
      <WireRows people={people}>
        {(target) => {
          const id = getTargetId(target)
          const look = getTargetLook(target)
          return (
            <span
              key={id}
              ref={onSpot(id)}
              className="spot"
              data-kind={look.dataKind}
              data-over={id === overId || undefined}
            >
              <span className="seat">
                <TargetFace target={target} look={look} />
              </span>
              <bdi className="name">{look.text}</bdi>
            </span>
          )
        }}
      </WireRows>
    </div>
  )
}

type RowsProps = { people: readonly Author[]; children: (target: WireTarget) => ReactNode }

/** The wires with a place for each target, which hangs as low as the wire does there. */
function WireRows({ people, children }: RowsProps) {
  const faces = listFaceTargets(people)
  const birds = listBirdTargets()
  const all = [...faces, ...birds]
  const place = (row: readonly WireTarget[]) =>
    row.map((target, i) => (
      <div
        key={getTargetId(target)}
        className="place"
        style={getDips(i, row.length, all.indexOf(target), all.length)}
      >
        {children(target)}
      </div>
    ))
  return (
    <div className="wire-rows stack">
      <Cable isLong />
      <div className="wire-row" style={{ '--count': faces.length } as CSSProperties}>
        <Cable />
        {place(faces)}
      </div>
      <div className="wire-row -birds" style={{ '--count': birds.length } as CSSProperties}>
        <Cable />
        {place(birds)}
      </div>
    </div>
  )
}

/** The wire, 14 px high, drawn in a box of 100 by 20. */
function Cable({ isLong = false }: { isLong?: boolean }) {
  return <WireLine className={isLong ? 'cable -long' : 'cable'} />
}

/** How far the wire hangs down at a target, in px: on its own wire, and on the long one. */
function getDips(at: number, count: number, atLong: number, countLong: number): CSSProperties {
  return {
    '--dip': `${getDip(at, count)}px`,
    '--dip-long': `${getDip(atLong, countLong)}px`,
  } as CSSProperties
}

/** How low the wire is, in px, in the middle of one of several equal columns. */
function getDip(at: number, count: number): number {
  const share = (at + 0.5) / count
  return Math.round(0.7 * (2 + 45 * share * (1 - share)) * 10) / 10
}
