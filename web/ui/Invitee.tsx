import { CircleAlert, Mail, Smartphone } from 'lucide-react'
import { messageOf } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { EMAIL_MAX_CHARS } from '../../domain/limits'
import type { Me } from '../../domain/people.schema'
import { recipientForm } from '../../domain/recipients'
import { textOf } from '../api/failure'
import { useRecipient } from '../api/recipients.queries'
import { NEW_OWLCAST } from '../words/new-owlcast'
import { Avatar } from './Avatar'
import { Spinner } from './Spinner'

/**
 * One invited person: who it is, or what is wrong with the address. For an e-mail address it does not reveal whether an
 * account exists.
 */
export function Invitee({ typed, me }: { typed: string; me: Me | null | undefined }) {
  const form = recipientForm(typed)
  const tooLong = typed.length > EMAIL_MAX_CHARS
  const asked = useRecipient(typed, me != null && !tooLong)
  const problem = tooLong
    ? NEW_OWLCAST.inviteeTooLong
    : form === 'unknown'
      ? messageOf('invitation.identifier_required')
      : refusal(typed, asked.error)
  if (problem)
    return (
      <li className="-bad">
        <CircleAlert className="i i-s" />
        <span>
          <bdi>{typed}</bdi>: {problem}
        </span>
      </li>
    )
  const person = asked.data?.person
  if (person)
    return (
      <li>
        <Avatar person={person} size="xs" />
        <span>
          <bdi>{person.displayName}</bdi> <bdi className="dim">@{person.username}</bdi>
        </span>
      </li>
    )
  const Icon = form === 'phone' ? Smartphone : Mail
  return (
    <li>
      {asked.isFetching ? <Spinner /> : form === 'username' ? null : <Icon className="i i-s" />}
      <span>
        <bdi>{asked.data?.shown ?? typed}</bdi>{' '}
        <span className="dim">
          {form === 'phone'
            ? NEW_OWLCAST.byPhone
            : form === 'email'
              ? NEW_OWLCAST.byMail
              : asked.isError
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
function refusal(typed: string, error: Error | null): string | null {
  if (!(error instanceof Failure) || error.status >= 500 || error.code === 'request.rate_limited') return null
  return error.code === 'recipient.unknown'
    ? messageOf('invitation.user_not_found', { name: typed.slice(1) })
    : textOf(error)
}
