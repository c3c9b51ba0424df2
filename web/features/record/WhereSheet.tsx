import './WhereSheet.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Scissors from 'lucide-react/icons/scissors'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { WHERE } from '../../../domain/locales/en/where'
import type { Author } from '../../../domain/people/author.schema'
import { formatDuration } from '../../../domain/time/duration'
import { Button } from '../../ui/buttons/Button'
import { useToastsClear } from '../../ui/overlays/useToastsClear'
import { ErrorText } from '../../ui/text/ErrorText'
import { type ProposedTitle, TitleLine } from './TitleLine'
import { Wires } from './Wires'
import { getTargetId, getTargetLook, type WireTarget } from './wire-targets'

/** What the chosen target cannot hold. Publishing waits until the recording is trimmed. */
export type SheetLimit = {
  /** Names the limit, such as "A message to Lin holds 3:00." */
  text: string
  /** Length of the recording. */
  seconds: number
  trimTo: number
  onTrim: () => void
  /** Opens the tool that cuts the ends. */
  onChooseEnd: () => void
}

type Props = {
  /** The sheet, in which fields with errors are found. */
  ref?: Ref<HTMLElement>
  /** `TakeRow`: the recording. */
  take: ReactNode
  /** Null for a mode whose extra names it. */
  title: ProposedTitle | null
  people: readonly Author[]
  target: WireTarget
  onChoose: (target: WireTarget) => void
  /** The field of the chosen mode, in a `SheetField` where it needs a heading. */
  extra: ReactNode
  /** Quiet buttons: Add MUE track, In reply to…, More. */
  additions: ReactNode
  /** What More opened, and what was attached. */
  children?: ReactNode
  /** From `describeConsequence`. */
  consequence: string
  limit: SheetLimit | null
  publishLabel: string
  /** Why publishing failed as a whole. */
  problem?: string | null
  /** In place of the buttons while it is being published. */
  progress?: ReactNode
  locked?: boolean
  onLater: () => void
  onPublish: () => void
}

/**
 * The sheet after Stop: the recording, its title, and where it goes. From below on phones, over the recorder on wide
 * screens. The page behind it stays usable: its Cancel, and the selector of modes on wide screens. Esc is Later, and
 * Ctrl+Enter publishes.
 */
export function WhereSheet(props: Props) {
  const { ref, take, title, people, target, onChoose, extra, additions, children } = props
  const { consequence, limit, publishLabel, problem, progress, locked = false, onLater, onPublish } = props
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const clearToasts = useToastsClear()
  const { dataKind } = getTargetLook(target)
  // Screen readers begin at the question, and no keyboard of a phone opens.
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [])
  useEscape(onLater)

  const finish = limit ? limit.onTrim : onPublish
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!progress && !locked) finish()
  }
  return createPortal(
    <div className="where" data-kind={dataKind}>
      <div className="shade" aria-hidden="true" />
      <section
        ref={ref}
        className="where-sheet"
        // Not modal: the page behind it is dimmed, not inert.
        role="dialog"
        aria-labelledby={id}
        aria-busy={progress ? true : undefined}
        onKeyDown={onKeyDown}
      >
        {take}
        {limit ? <LimitLine limit={limit} /> : title ? <TitleLine {...title} locked={locked} /> : null}
        <h2 ref={headingRef} id={id} tabIndex={-1}>
          {WHERE.heading}
        </h2>
        <Wires
          people={people}
          chosenId={getTargetId(target)}
          labelledBy={id}
          locked={locked}
          onChoose={onChoose}
        />
        <div className="extra">{extra}</div>
        <div className="additions">{additions}</div>
        {children}
        <div ref={clearToasts} className="send-line">
          {problem ? <ErrorText id={`${id}p`}>{problem}</ErrorText> : null}
          <p className="consequence" aria-live="polite" dir="auto">
            {consequence}
          </p>
          {progress ?? (
            <div className="send-buttons">
              <Button tone="quiet" disabled={locked} onClick={onLater}>
                {WHERE.later}
              </Button>
              <Button
                name="audio"
                tone="kind"
                size="lg"
                disabled={locked}
                aria-describedby={problem ? `${id}p` : undefined}
                icon={limit ? <Scissors className="icon" /> : undefined}
                onClick={finish}
              >
                {limit ? WHERE.trimTo(formatDuration(limit.trimTo)) : publishLabel}
              </Button>
            </div>
          )}
        </div>
      </section>
    </div>,
    document.body,
  )
}

/** In place of the title: how long the recording may be for the chosen target. */
function LimitLine({ limit: { text, seconds, onChooseEnd } }: { limit: SheetLimit }) {
  const length = formatDuration(seconds)
  const [before, after = ''] = WHERE.length(length).split(length)
  return (
    <div className="limit-line">
      <Scissors className="icon icon-small" />
      <p role="status" dir="auto">
        {text} {before}
        <b className="tabular">{length}</b>
        {after}
      </p>
      <button type="button" className="text-button" onClick={onChooseEnd}>
        {WHERE.chooseEnd}
      </button>
    </div>
  )
}

type FieldProps = {
  label: string
  /** Beside the label: "From what you said", "Optional". */
  note?: string
  children: (labelId: string) => ReactNode
}

/** A field of the sheet with its label, which `children` refers to. */
export function SheetField({ label, note, children }: FieldProps) {
  const id = useId()
  return (
    <div className="sheet-field">
      <p className="sheet-label">
        <span id={id}>{label}</span>
        {note ? <small>{note}</small> : null}
      </p>
      {children(id)}
    </div>
  )
}

type RowProps = { icon: ReactNode; label: string; hint: string; disabled?: boolean; onClick: () => void }

/** A button of the sheet that opens a step of its own: a script, an episode. */
export function SheetRow({ icon, label, hint, disabled, onClick }: RowProps) {
  return (
    <button type="button" className="sheet-row" disabled={disabled} onClick={onClick}>
      {icon}
      <span className="fill">
        {label}
        <small>{hint}</small>
      </span>
      <ChevronRight className="icon flip" />
    </button>
  )
}

type ButtonProps = { icon?: ReactNode; disabled?: boolean; onClick: () => void; children: ReactNode }

/** A quiet button of the sheet: Add MUE track, In reply to…, More. */
export function SheetButton({ icon, disabled, onClick, children }: ButtonProps) {
  return (
    <button type="button" className="text-button" disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

/** Esc is Later, unless a dialog, a menu or a list of suggestions uses it, or a sheet asked for it before. */
function useEscape(onLater: () => void): void {
  const latest = useRef(onLater)
  latest.current = onLater
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const isUsed = event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open')
      if (event.key !== 'Escape' || isUsed || event.isComposing) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
