import './WhereSheet.css'
import Scissors from 'lucide-react/icons/scissors'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { RECORD } from '../../../domain/locales/en/record'
import { WHERE } from '../../../domain/locales/en/where'
import type { Author } from '../../../domain/people/author.schema'
import { formatDuration } from '../../../domain/time/duration'
import { Button } from '../../ui/buttons/Button'
import { focusField } from '../../ui/fields/focus-field'
import { DOUBLE_PRESS_MS, usePressGuard } from '../../ui/fields/usePressGuard'
import { ErrorText } from '../../ui/text/ErrorText'
import { type ProposedTitle, TitleLine } from './TitleLine'
import { Wires } from './Wires'
import { getTargetId, type WireTarget } from './wire-targets'

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
  /** The name of the field that was typed into as recording ended. */
  typingIn?: string | null
  /** `TakeRow`: the recording. */
  take: ReactNode
  /** Null for a mode whose extra names it. */
  title: ProposedTitle | null
  /** The chosen kind, which gives the sheet its colour. */
  dataKind: string
  /** What is answered, for a reply: its place is settled. Otherwise the sheet asks for it. */
  answered?: { heading: string; parents: ReactNode } | null
  people: readonly Author[]
  target: WireTarget
  onChoose: (target: WireTarget) => void
  /** The fields of the chosen mode. */
  extra: ReactNode
  /** What was attached. */
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
  /** Esc: Later, or closes a tool of the sheet. */
  onEscape?: () => void
  onPublish: () => void
}

/**
 * The sheet after Stop: the recording, its title, and where it goes. From below on phones, over the recorder on wide
 * screens. The page behind it stays usable, with its Cancel. Esc is Later, and Ctrl+Enter publishes.
 */
export function WhereSheet(props: Props) {
  const { ref, take, title, dataKind, answered = null, people, target, onChoose } = props
  const { extra, children } = props
  const { consequence, limit, publishLabel, problem, progress, locked = false, onLater, onPublish } = props
  const { onEscape = onLater, typingIn } = props
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const buttons = usePressGuard<HTMLDivElement>(limit ? 'trim' : 'publish')
  // Screen readers begin at the question, and no keyboard of a phone opens; what is being typed goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    const sheet = headingRef.current?.closest('section') ?? null
    if (!focusField(sheet, typingIn ?? undefined)) headingRef.current?.focus({ preventScroll: true })
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
    // The second press of a double press on Stop was for Stop.
    sheet?.toggleAttribute('data-moved', true)
    const timer = setTimeout(() => sheet?.removeAttribute('data-moved'), DOUBLE_PRESS_MS)
    return () => clearTimeout(timer)
  }, [])

  const finish = limit ? limit.onTrim : onPublish
  useKeys((event) => {
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.key !== 'Escape' && !isEnter) return
    event.preventDefault()
    if (!isEnter) onEscape()
    // A second press in a row was for what the button said before.
    else if (!progress && !locked && !event.repeat && !buttons.current?.hasAttribute('data-moved')) finish()
  })
  return createPortal(
    <div className="where" data-kind={dataKind}>
      <div className="shade" aria-hidden="true" />
      <section
        ref={ref}
        className="where-sheet stack -m"
        // Not modal: the page behind it is dimmed, not inert.
        role="dialog"
        aria-labelledby={id}
      >
        {take}
        {limit ? <LimitLine limit={limit} /> : title ? <TitleLine {...title} locked={locked} /> : null}
        <h2 ref={headingRef} id={id} tabIndex={-1} dir="auto">
          {answered ? answered.heading : WHERE.heading}
        </h2>
        {answered ? (
          answered.parents
        ) : (
          <Wires
            people={people}
            chosenId={getTargetId(target)}
            labelledBy={id}
            locked={locked}
            onChoose={onChoose}
          />
        )}
        <section className="details stack" aria-label={RECORD.details} aria-busy={locked}>
          {extra}
          {children}
        </section>
        <div className="send-line stack -s">
          {problem ? <ErrorText id={`${id}p`}>{problem}</ErrorText> : null}
          <p className="consequence subtle" aria-live="polite" dir="auto">
            {consequence}
          </p>
          {progress ?? (
            <div ref={buttons} className="send-buttons">
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
    <div className="limit-line row">
      <Scissors className="icon icon-small" />
      <p role="status" dir="auto">
        {text} {before}
        <b className="tabular">{length}</b>
        {after}
      </p>
      <button type="button" className="text-button row -inline subtle" onClick={onChooseEnd}>
        {WHERE.chooseEnd}
      </button>
    </div>
  )
}

type ButtonProps = { icon?: ReactNode; disabled?: boolean; onClick: () => void; children: ReactNode }

/** A quiet button of the sheet: Add MUE track, In reply to…. */
export function SheetButton({ icon, disabled, onClick, children }: ButtonProps) {
  return (
    <button type="button" className="text-button row -inline subtle" disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

/** Handles keys, unless a dialog, a menu or a list of suggestions uses them. */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isUsed = event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open')
      if (!isUsed && !event.isComposing) latest.current(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
