import './record.css'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { INVITATIONS } from '../../../domain/locales/en/people'
import { useMe } from '../../api/auth/session.queries'
import type { FormPartProps } from '../../drafts/store/form-part'
import { Button } from '../../ui/buttons/Button'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const Invitees = lazyPart(() => import('../../parts/people/Invitees'), 'Invitees')

/** The collaborators of the post: a button that opens the field. A filled field stays open. */
export function CollaboratorsPart({
  form: { collaborators: typed = '', collaboratorNumbers },
  errors,
  locked,
  onEdit,
  onComplete,
}: Pick<FormPartProps, 'form' | 'errors' | 'locked' | 'onEdit' | 'onComplete'>) {
  const me = useMe()
  const [isOpened, setOpened] = useState(false)
  const button = (
    <span className="invite-collaborators">
      <Button
        tone="quiet"
        size="sm"
        disabled={locked}
        aria-expanded={false}
        icon={<UserRoundPlus className="icon icon-small" />}
        onClick={() => setOpened(true)}
      >
        {INVITATIONS.invite}
      </Button>
    </span>
  )
  if (!isOpened && typed === '') return button
  return (
    <LazyPart fallback={button} onLost={() => setOpened(false)}>
      <Invitees
        name="collaborators"
        label={INVITATIONS.listTitle}
        typed={typed}
        numbers={collaboratorNumbers}
        me={me}
        locked={locked}
        takesFocus={isOpened}
        error={errors.collaborators}
        onChange={(collaborators, collaboratorNumbers) => onEdit({ collaborators, collaboratorNumbers })}
        onNumbersShown={(collaboratorNumbers) => onComplete?.({ collaboratorNumbers })}
      />
    </LazyPart>
  )
}
