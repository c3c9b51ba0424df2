import './OwnDecisionsDialog.css'
import { type FormEvent, useState } from 'react'
import { EARNING_COLUMNS } from '../../../domain/locales/en/earnings'
import { formatOwnDecision, OWN_DECISIONS, REASONS } from '../../../domain/locales/en/moderation'
import { APPEAL_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import type { OwnDecision } from '../../../domain/moderation/moderation.schema'
import { useAppeal, useOwnDecisions } from '../../api/moderation/appeals.queries'
import { getErrorMessage } from '../../api/request-error'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'

/** The decisions of moderators about the user, each with its one appeal. */
export function OwnDecisionsDialog({ onClose }: { onClose: () => void }) {
  const query = useOwnDecisions()
  const { data, error } = query
  return (
    <Dialog title={OWN_DECISIONS.title} width={560} onClose={onClose}>
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={OWN_DECISIONS.loading}>
          <SkeletonBlock height="80px" />
        </Skeleton>
      )}
      {data?.items.length === 0 ? <p className="dim">{OWN_DECISIONS.none}</p> : null}
      <ul className="own-decisions divided" aria-label={OWN_DECISIONS.title}>
        {data?.items.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} now={data.now} />
        ))}
      </ul>
    </Dialog>
  )
}

function DecisionRow({ decision, now }: { decision: OwnDecision; now: number }) {
  const { action, subject, title, rule, words, at, appeal, appealUntil } = decision
  return (
    <li className="stack -s">
      <h3 className="item-title">{formatOwnDecision(subject, action)}</h3>
      <p className="dim">
        <TimeAgo at={at} />
      </p>
      {title ? <p dir="auto">{OWN_DECISIONS.about(title)}</p> : null}
      {subject === 'post' && !title ? <p>{EARNING_COLUMNS.deleted}</p> : null}
      <p>{OWN_DECISIONS.rule(REASONS[rule])}</p>
      {words ? <Quote label={OWN_DECISIONS.words} text={words} /> : null}
      {appeal ? <Appeal appeal={appeal} /> : null}
      {!appeal && appealUntil > now ? <AppealForm decision={decision} /> : null}
      {!appeal && appealUntil <= now ? <p className="dim">{OWN_DECISIONS.tooLate}</p> : null}
    </li>
  )
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="dim">{label}</p>
      <blockquote dir="auto">{text}</blockquote>
    </div>
  )
}

function Appeal({
  appeal: { text, outcome, words, isBySame },
}: {
  appeal: NonNullable<OwnDecision['appeal']>
}) {
  return (
    <>
      <Quote label={OWN_DECISIONS.yourAppeal} text={text} />
      <p>
        <strong>{OWN_DECISIONS.outcome[outcome ?? 'open']}</strong>{' '}
        {outcome === null ? null : isBySame ? OWN_DECISIONS.bySame : OWN_DECISIONS.byOther}
      </p>
      {words ? <Quote label={OWN_DECISIONS.words} text={words} /> : null}
    </>
  )
}

function AppealForm({ decision: { id, appealUntil } }: { decision: OwnDecision }) {
  const appeal = useAppeal(id)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || appeal.isPending) return
    appeal.mutate(text, { onSuccess: () => showToast({ text: OWN_DECISIONS.sent, tone: 'ok' }) })
  }
  if (!isOpen)
    return (
      <p className="appeal row wrap -m">
        <Button size="sm" onClick={() => setOpen(true)}>
          {OWN_DECISIONS.appeal}
        </Button>
        <small className="dim">{OWN_DECISIONS.appealUntil(appealUntil)}</small>
      </p>
    )
  return (
    <form className="stack -m -start" onSubmit={submit}>
      <Field
        name={`appeal-${id}`}
        label={OWN_DECISIONS.why}
        hint={OWN_DECISIONS.appealUntil(appealUntil)}
        error={appeal.error ? getErrorMessage(appeal.error) : null}
      >
        {(control) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the user opened this form just now
            autoFocus
            rows={4}
            dir="auto"
            maxLength={APPEAL_MAX_CHARS}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" tone="primary" busy={appeal.isPending}>
        {OWN_DECISIONS.send}
      </Button>
    </form>
  )
}
