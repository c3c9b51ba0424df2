import '../../ui/fields/Field.css'
import './invitations.css'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { INVITATIONS } from '../../../domain/locales/en/people'
import type { Post } from '../../../domain/posts/posts.schema'
import { useInvite } from '../../api/invitations/invitations.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { showToast } from '../../ui/overlays/toast'
import { ErrorText } from '../../ui/text/ErrorText'
import { formatSent } from './format-sent'
import { InvitationLink } from './InvitationLink'
import { InvitationsDialog } from './InvitationsDialog'
import { ShownNumber } from './ShownNumber'
import { useShownNumber } from './useShownNumber'

/** The invitation form with its error, and a link to the list of invitations. */
export function InviteForm({ post, onClose }: { post: Post; onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [to, setTo] = useState('')
  const { invitee, number, isUnconfirmed } = useShownNumber(to)
  const [problem, setProblem] = useState<string | null>(null)
  const [sentLink, setSentLink] = useState<{ name: string; link: string } | null>(null)
  const [isListOpen, setListOpen] = useState(false)
  const inviting = useInvite(post.id)
  useEffect(() => {
    if (number !== null) setProblem(null)
  }, [number])

  function showProblem(text: string) {
    setProblem(text)
    input.current?.focus()
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (inviting.isPending) return
    if (to.trim() === '') return showProblem(formatErrorMessage('invitation.identifier_required'))
    if (isUnconfirmed) return showProblem(formatErrorMessage('recipient.phone_country'))
    inviting.mutate(invitee, {
      onSuccess: ({ name, link, isWithoutEmail }) => {
        showToast({ text: formatSent(name, isWithoutEmail), tone: 'ok' })
        setTo('')
        if (link === null) onClose()
        else setSentLink({ name, link })
      },
      onError: (error) => showProblem(getErrorMessage(error)),
    })
  }

  return (
    <form
      className="invite stack -s"
      noValidate
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && !isListOpen && onClose()}
    >
      <label htmlFor={id} className="row">
        <UserRoundPlus className="icon icon-small" />
        {INVITATIONS.add}
      </label>
      <div className="row">
        <input
          ref={input}
          data-autofocus
          id={id}
          className="input fill"
          name="to"
          value={to}
          placeholder={INVITATIONS.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[number && `${id}n`, problem && `${id}e`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            setTo(event.target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" tone="primary" size="touch" busy={inviting.isPending} onClick={undefined}>
          {INVITATIONS.send}
        </Button>
        <IconButton label={INVITATIONS.cancel} onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </div>
      <span id={`${id}n`} aria-live="polite">
        {number ? <ShownNumber number={number} /> : null}
      </span>
      {problem ? <ErrorText id={`${id}e`}>{problem}</ErrorText> : null}
      {sentLink ? <InvitationLink {...sentLink} /> : null}
      <button type="button" className="link" onClick={() => setListOpen(true)}>
        {INVITATIONS.viewInvited}
      </button>
      {isListOpen ? <InvitationsDialog post={post} onClose={() => setListOpen(false)} /> : null}
    </form>
  )
}
