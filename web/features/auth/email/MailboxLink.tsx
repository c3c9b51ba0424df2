import { AUTH } from '../../../../domain/locales/en/account'
import { useSession } from '../../../api/auth/session.queries'
import { getButtonClass } from '../../../ui/buttons/Button'

/** In development, a link to the captured emails and text messages. */
export function MailboxLink() {
  const mailbox = useSession().data?.signIn.mailbox
  if (!mailbox) return null
  return (
    <a
      className={getButtonClass({ tone: 'line', size: 'sm' })}
      href={mailbox}
      target="_blank"
      rel="noreferrer"
    >
      {AUTH.openDevMailbox}
    </a>
  )
}
