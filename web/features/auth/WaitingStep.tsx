import Hourglass from 'lucide-react/icons/hourglass'
import { SIGN_UP } from '../../../domain/locales/en/site'
import { Button } from '../../ui/buttons/Button'
import { FormNotice } from './FormNotice'

/** The end of a sign-up on a site where an admin decides. */
export function WaitingStep({ onClose }: { onClose: () => void }) {
  return (
    <div role="status">
      <FormNotice icon={<Hourglass className="icon" />} title={SIGN_UP.waitingTitle}>
        <p>{SIGN_UP.waitingText}</p>
      </FormNotice>
      <Button tone="primary" block onClick={onClose}>
        {SIGN_UP.close}
      </Button>
    </div>
  )
}
