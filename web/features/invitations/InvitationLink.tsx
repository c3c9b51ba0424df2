import { useId } from 'react'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { Button } from '../../ui/buttons/Button'
import { copyText } from '../../ui/copy-text'
import { showToast } from '../../ui/overlays/toast'

/** The link for a person we cannot send messages to; the inviter passes it on. Shown only once. */
export function InvitationLink({ name, link }: { name: string; link: string }) {
  const id = useId()
  async function copy() {
    // Without clipboard access, the focus moves to the field with the link.
    if (await copyText(link)) showToast({ text: INVITATIONS.copied, tone: 'ok' })
    else document.getElementById(id)?.focus()
  }
  return (
    <div className="copy-link stack -s">
      <p role="status">{INVITATIONS.shareLink(name)}</p>
      <div className="row">
        <input
          id={id}
          className="input fill"
          readOnly
          value={link}
          aria-label={INVITATIONS.link}
          onFocus={(event) => event.target.select()}
        />
        <Button tone="line" size="sm" onClick={copy}>
          {INVITATIONS.copy}
        </Button>
      </div>
    </div>
  )
}
