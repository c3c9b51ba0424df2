import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { EMAIL_MAX_CHARS } from '../../../domain/limits'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { detectRecipientForm } from '../../../domain/people/recipients'
import { useRecipient } from '../../api/messages/recipients.queries'
import { getErrorMessage } from '../../api/request-error'
import { Spinner } from '../../ui/states/Spinner'
import { Avatar } from './Avatar'
import { BotMark } from './BotMark'

type Props = {
  typed: string
  me: Me | null | undefined
  /** The international form that was shown first. */
  number: string | null
  onNumberShown: (typed: string, number: string) => void
}

/**
 * An invited person: who it is, or what is wrong with the address. For an email address it does not reveal whether an
 * account exists.
 */
export function Invitee({ typed, me, number, onNumberShown }: Props) {
  const form = detectRecipientForm(typed)
  const tooLong = typed.length > EMAIL_MAX_CHARS
  const lookup = useRecipient(typed, me != null && !tooLong)
  const foundNumber = lookup.data?.form === 'phone' ? lookup.data.label : null
  useEffect(() => {
    if (foundNumber !== null && number === null) onNumberShown(typed, foundNumber)
  })
  const problem = tooLong
    ? NEW_OWLCAST.inviteeTooLong
    : form === 'unknown'
      ? formatErrorMessage('invitation.identifier_required')
      : lookup.data?.form === 'displayName'
        ? formatErrorMessage('recipient.unconfirmed')
        : getLookupErrorText(typed, lookup.error)
  if (problem)
    return (
      <li className="row -bad">
        <CircleAlert className="icon icon-small" />
        <span>
          <bdi>{typed}</bdi>: {problem}
        </span>
      </li>
    )
  const person = lookup.data?.person
  if (person)
    return (
      <li className="row">
        <Avatar person={person} size="xs" />
        <span>
          <bdi>{person.displayName}</bdi> <bdi className="dim">@{person.username}</bdi>{' '}
          <BotMark person={person} />
        </span>
      </li>
    )
  const Icon = form === 'phone' ? Smartphone : Mail
  return (
    <li className="row">
      {lookup.isFetching ? <Spinner /> : form === 'username' ? null : <Icon className="icon icon-small" />}
      <span>
        <bdi>{number ?? lookup.data?.label ?? typed}</bdi>{' '}
        <span className="dim">
          {form === 'phone'
            ? NEW_OWLCAST.byPhone
            : form === 'email'
              ? NEW_OWLCAST.byEmail
              : lookup.isError
                ? NEW_OWLCAST.unresolved
                : null}
        </span>
      </span>
    </li>
  )
}

/**
 * The error text for a failed lookup. Null for server errors and rate limits: the address is checked again on publish.
 */
function getLookupErrorText(typed: string, error: Error | null): string | null {
  if (!(error instanceof AppError) || error.status >= 500 || error.code === 'request.rate_limited')
    return null
  return error.code === 'recipient.unknown'
    ? formatErrorMessage('invitation.user_not_found', { name: typed.slice(1) })
    : getErrorMessage(error)
}
