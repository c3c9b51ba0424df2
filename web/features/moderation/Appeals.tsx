import { useRef, useState } from 'react'
import { EARNING_COLUMNS } from '../../../domain/locales/en/earnings'
import { formatActed, MODERATOR, REASONS } from '../../../domain/locales/en/moderation'
import { MODERATION } from '../../../domain/locales/en/people'
import type { AppealOutcome } from '../../../domain/moderation/moderation'
import { DECISION_WORDS_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import type { OpenAppeal } from '../../../domain/moderation/moderation.schema'
import { useAppeals, useSettleAppeal } from '../../api/moderation/appeals.queries'
import { EmptyState } from '../../parts/loading/EmptyState'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Avatar } from '../../parts/people/Avatar'
import { PersonLink } from '../../parts/people/PersonLink'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { SubjectReview } from './SubjectReview'

/** Appeals that wait, oldest first. */
export function Appeals() {
  const query = useAppeals()
  const { data, error } = query
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={MODERATOR.loadingAppeals}>
          <SkeletonBlock height="140px" />
        </Skeleton>
      )}
      {data?.items.length === 0 ? (
        <EmptyState title={MODERATOR.noAppeals} text={MODERATOR.noAppealsText} />
      ) : null}
      <ul ref={list} className="stack -m" tabIndex={-1} aria-label={MODERATOR.tabs.appeals}>
        {data?.items.map((appeal) => (
          <AppealCard key={appeal.id} decision={appeal} onDecided={() => list.current?.focus()} />
        ))}
      </ul>
    </>
  )
}

/** A decision with its appeal, and the two outcomes. */
function AppealCard({ decision, onDecided }: { decision: OpenAppeal; onDecided: () => void }) {
  const { id, person, subject: type, subjectId, rule, words, appeal, decidedBy, canDecide } = decision
  const title = decision.title || (type === 'post' ? EARNING_COLUMNS.deleted : '')
  const settle = useSettleAppeal(id)
  const [answer, setAnswer] = useState('')
  const heading = formatActed(decision)
  const decide = (outcome: AppealOutcome) =>
    settle.mutate(
      { outcome, words: answer },
      {
        onSuccess: () => {
          showToast({ text: MODERATOR.appealDone[outcome], tone: 'ok' })
          onDecided()
        },
        onError: showErrorToast,
      },
    )
  return (
    <li className="reported stack -m surface" data-subject={id}>
      <div className="subject row -m">
        <PersonLink username={person.username} again>
          <Avatar person={person} />
        </PersonLink>
        <div className="fill">
          <h2 className="item-title">
            {heading}
            {title ? (
              <>
                {': '}
                <bdi>{title}</bdi>
              </>
            ) : null}
          </h2>
          <p className="hint">
            <PersonLink username={person.username}>
              <bdi>{person.displayName}</bdi>
            </PersonLink>{' '}
            · {REASONS[rule]} ·&nbsp;{decidedBy ? <bdi>{MODERATOR.decidedBy(decidedBy)}</bdi> : null}
          </p>
        </div>
      </div>
      {words ? (
        <div>
          <p className="dim">{MODERATOR.yourWords}</p>
          <blockquote dir="auto">{words}</blockquote>
        </div>
      ) : null}
      <div>
        <p className="dim">
          {MODERATOR.theirAppeal} · <TimeAgo at={appeal.at} />
        </p>
        <blockquote dir="auto">{appeal.text}</blockquote>
      </div>
      {type === 'person' ? null : (
        <SubjectReview
          subject={{ type, id: subjectId }}
          title={title || MODERATION.helloOf(person.displayName)}
        />
      )}
      {canDecide ? (
        <>
          <Field name={`words-${id}`} label={MODERATOR.words} optional>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                dir="auto"
                maxLength={DECISION_WORDS_MAX_CHARS}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
              />
            )}
          </Field>
          <div className="actions row wrap">
            <Button size="sm" busy={settle.isPending} onClick={() => decide('upheld')}>
              {MODERATOR.uphold}
            </Button>
            <Button size="sm" busy={settle.isPending} onClick={() => decide('overturned')}>
              {MODERATOR.overturn}
            </Button>
          </div>
        </>
      ) : (
        <p className="dim">{MODERATOR.otherDecides}</p>
      )}
    </li>
  )
}
