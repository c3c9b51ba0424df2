import '../AuthDialog.css'
import { OWN_EMAIL } from '../../../../domain/locales/en/account'
import { useRequestEmailChange } from '../../../api/auth/resets.mutations'
import { Dialog } from '../../../ui/overlays/Dialog'
import { EmailLinkForm } from './EmailLinkForm'

/** Adds the first email address to an account. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { dialogTitle, text, sent } = OWN_EMAIL
  const request = useRequestEmailChange()
  return (
    <Dialog title={dialogTitle} onClose={onClose} width={440}>
      <EmailLinkForm autoComplete="email" request={request} text={text} sentText={sent} />
    </Dialog>
  )
}
