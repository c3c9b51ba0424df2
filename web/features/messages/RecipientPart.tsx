import './recipient.css'
import '../../ui/fields/Chip.css'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useLayoutEffect, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { RECIPIENT } from '../../../domain/locales/en/people'
import { confirmRecipient } from '../../../domain/messages/confirm-recipient'
import type { ShownRecipient } from '../../../domain/messages/recipients.schema'
import { detectRecipientForm } from '../../../domain/people/recipients'
import { findAnswered, getPrivateChoice, isRecipientRequired } from '../../../domain/posts/form-privacy'
import { useMe } from '../../api/auth/session.queries'
import { keys } from '../../api/keys'
import { useRecipient } from '../../api/messages/recipients.queries'
import { queryClient } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { type ChosenParent, describeRecipient } from '../../drafts/store/draft-record'
import type { FormPartProps } from '../../drafts/store/form-part'
import { useDebounced } from '../../hooks/useDebounced'
import { MESSAGE_KIND } from '../../kinds'
import { Avatar } from '../../parts/people/Avatar'
import { BotMark } from '../../parts/people/BotMark'
import { PeopleInput } from '../../parts/people/PeopleInput'
import { Field } from '../../ui/fields/Field'
import { Switch } from '../../ui/fields/Switch'
import { usePressGuard } from '../../ui/fields/usePressGuard'
import { Spinner } from '../../ui/states/Spinner'
import { RecentPeople } from './RecentPeople'

/** The recipient of a message and its visibility: chosen, or those of the conversation that it answers in. */
export function RecipientPart(props: FormPartProps) {
  const answered = findAnswered(props)
  return answered ? <FixedRecipient {...props} answered={answered} /> : <ChosenRecipient {...props} />
}

/**
 * Who hears an answer to a private post: its author. Of an answer to the user's own, the other party is known only where a
 * thread began it.
 */
function FixedRecipient({ form, errors, answered }: FormPartProps & { answered: ChosenParent }) {
  const me = useMe()
  const { authorId, author } = answered
  const isToAuthor = authorId !== undefined && authorId !== me?.id
  const name = isToAuthor ? author : describeRecipient(form)
  const audience = (
    <span className="shown-recipient row">
      <Lock className="icon icon-small" aria-hidden="true" />
      {RECIPIENT.privateHint(name || RECIPIENT.fallbackName)}
    </span>
  )
  return (
    <div className="recipient -fixed" data-kind={MESSAGE_KIND}>
      {name ? (
        <Field name="recipient" label={RECIPIENT.label} error={errors.recipient} hint={audience}>
          {(control) => <input {...control} type="text" dir="auto" readOnly value={name} />}
        </Field>
      ) : (
        <p className="audience hint">{audience}</p>
      )}
    </div>
  )
}

/** The recipient as typed, resolved before it is sent. */
function ChosenRecipient({ form, errors, locked, onEdit, onComplete }: FormPartProps) {
  const me = useMe()
  const typed = useDebounced(form.recipient.trim())
  const lookup = useRecipient(typed, me != null)
  const [pressedId, setPressedId] = useState<string | null>(null)
  const { shown, isChanged, needsConfirmation, hasButton, changes } = confirmRecipient(form, {
    typed,
    found: lookup.data,
    pressedId,
    isLocked: locked,
  })
  // Before anything can be typed: a later effect would confirm the answer for the text of this render.
  useLayoutEffect(() => {
    if (changes) onComplete?.(changes)
  })
  // The server may know of another owner of the name than the last lookup.
  useEffect(() => {
    if (errors.recipient) void queryClient.invalidateQueries({ queryKey: keys.recipient(typed) })
  }, [errors.recipient, typed])
  // Client errors are shown at once; server errors are checked again on publish.
  const isCurrent = typed === form.recipient.trim()
  const isRefused = isCurrent && lookup.error instanceof AppError && lookup.error.status < 500
  const changedText = isChanged ? formatErrorMessage('recipient.changed') : null
  const isOpen = form.isPrivate === false
  // A reply to public posts without a recipient has their audience.
  const isForParents = form.parents.length > 0 && form.recipient.trim() === '' && form.isPrivate === null
  const shownId = shown?.person?.id ?? null
  const shownName = shown?.person?.displayName ?? null
  const ref = usePressGuard<HTMLDivElement>(shownId)
  const setRecipient = (recipient: string) => {
    onEdit({ recipient, recipientId: null, recipientNumber: null, recipientNumberFor: null })
  }
  function confirmShown() {
    setPressedId(shownId)
    onEdit({ recipient: form.recipient, recipientId: shownId, recipientName: shownName })
  }
  return (
    <div ref={ref} className="recipient" data-kind={MESSAGE_KIND}>
      <Field
        name="recipient"
        label={RECIPIENT.label}
        error={errors.recipient ?? (isRefused ? getErrorMessage(lookup.error) : changedText)}
        hint={
          isForParents ? (
            RECIPIENT.replyHint
          ) : (
            <>
              <ResolvedRecipient
                recipient={shown}
                looking={lookup.isFetching && !shown}
                unresolved={
                  isCurrent && lookup.isError && !isRefused && detectRecipientForm(typed) !== 'unknown'
                }
              />
              {shown && hasButton ? (
                <button
                  type="button"
                  className="chip"
                  aria-pressed={!needsConfirmation}
                  disabled={locked}
                  onClick={confirmShown}
                >
                  {RECIPIENT.sendToShown(shown.label)}
                </button>
              ) : null}
            </>
          )
        }
      >
        {(control) => (
          <PeopleInput
            {...control}
            readOnly={locked}
            value={form.recipient}
            query={form.recipient}
            placeholder={RECIPIENT.placeholder}
            aria-required={isRecipientRequired(form) || undefined}
            onTyped={setRecipient}
            onPick={setRecipient}
          />
        )}
      </Field>
      {locked || form.parents.length > 0 ? null : (
        <RecentPeople key={me?.id} value={form.recipient.trim()} onPick={setRecipient} />
      )}
      {!isForParents && (
        <Switch
          checked={!isOpen}
          disabled={locked}
          onChange={(checked) => onEdit({ isPrivate: checked && getPrivateChoice(form) })}
        >
          <strong>{RECIPIENT.private}</strong>
          <small>
            {isOpen
              ? RECIPIENT.publicHint
              : RECIPIENT.privateHint((!needsConfirmation && shownName) || RECIPIENT.fallbackName)}
          </small>
        </Switch>
      )}
    </div>
  )
}

type ResolvedProps = { recipient: ShownRecipient | undefined; looking: boolean; unresolved: boolean }

/** The resolved recipient. For an email address it does not reveal whether an account exists. */
function ResolvedRecipient({ recipient, looking, unresolved }: ResolvedProps) {
  const formatFound = recipient?.form === 'displayName' ? RECIPIENT.whoIsMeant : RECIPIENT.onOwlcast
  return (
    <span className="shown-recipient row" role="status">
      {looking ? (
        <>
          <Spinner /> {RECIPIENT.searching}
        </>
      ) : recipient?.person ? (
        <>
          <Avatar person={recipient.person} size="xs" />
          <span>
            {formatFound(recipient.person.displayName)} · {recipient.label}{' '}
            <BotMark person={recipient.person} />
          </span>
        </>
      ) : recipient ? (
        <span>
          {recipient.form === 'phone'
            ? RECIPIENT.phoneHint(recipient.label)
            : RECIPIENT.emailHint(recipient.label)}
        </span>
      ) : unresolved ? (
        <span>{RECIPIENT.unresolved}</span>
      ) : null}
    </span>
  )
}
