import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Ticket from 'lucide-react/icons/ticket'
import { SIGN_UP } from '../../../domain/locales/en/site'
import type { SignUpMode } from '../../../domain/site/site'
import { getErrorMessage } from '../../api/request-error'
import { useSignUpInvitation } from '../../api/site/site.queries'
import { FormNotice } from './FormNotice'

type Props = { mode: SignUpMode | undefined; invitation: string | undefined }

/** Who may sign up, above the form; nothing where everybody may. Opens the invitation that the link came with. */
export function SignUpNotice({ mode, invitation }: Props) {
  const { isSuccess, error } = useSignUpInvitation(invitation)
  const icon = <CircleAlert className="icon" />
  return (
    <div role="status">
      {isSuccess && mode === 'invitation' ? (
        <FormNotice icon={<Ticket className="icon" />} tone="ok" title={SIGN_UP.invited} />
      ) : error && mode === 'invitation' ? (
        <FormNotice icon={icon} tone="bad" title={getErrorMessage(error)} />
      ) : mode !== undefined && mode !== 'open' ? (
        <FormNotice icon={icon} title={SIGN_UP[mode]} />
      ) : null}
    </div>
  )
}
