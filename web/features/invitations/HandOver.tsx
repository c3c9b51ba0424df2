import { useId } from 'react'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { INVITATIONS } from '../../words/invitations'

/** The link of somebody we cannot write to: the inviter takes it there. It is shown this once. */
export function HandOver({ name, link }: { name: string; link: string }) {
  const id = useId()
  async function copy() {
    // Where the clipboard is out of reach the link stands beside the button.
    await navigator.clipboard?.writeText(link).then(
      () => toast({ text: INVITATIONS.copied, tone: 'ok' }),
      () => document.getElementById(id)?.focus(),
    )
  }
  return (
    <div className="hand-over">
      <p role="status">{INVITATIONS.handOver(name)}</p>
      <div className="row">
        <input
          id={id}
          className="input"
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
