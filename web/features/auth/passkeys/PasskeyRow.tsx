import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Passkey } from '../../../../domain/auth/passkeys.schema'
import { PASSKEYS } from '../../../../domain/locales/en/account'
import { useEnablePasskey, useRemovePasskey } from '../../../api/auth/passkeys.queries'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { showToast } from '../../../ui/overlays/toast'
import { TimeAgo } from '../../../ui/text/TimeAgo'
import { RenamePasskey } from './RenamePasskey'

/**
 * A passkey: its name, when it was added and last used, and buttons to rename and remove it, or to turn it on again.
 */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, usedAt, isPaused } = passkey
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const remove = useRemovePasskey()
  const enable = useEnablePasskey()
  const removeButton = (
    <IconButton label={PASSKEYS.remove(name)} onClick={() => setOpen('remove')}>
      <Trash className="icon" />
    </IconButton>
  )
  return (
    <SettingRow
      className="-stacks"
      title={name}
      hint={
        <>
          {PASSKEYS.addedAt} <TimeAgo at={createdAt} />,{' '}
          {usedAt === null ? (
            PASSKEYS.neverUsed
          ) : (
            <>
              {PASSKEYS.lastUsed} <TimeAgo at={usedAt} />
            </>
          )}
        </>
      }
      text={isPaused ? <small>{PASSKEYS.paused}</small> : null}
    >
      {isPaused ? (
        <div className="row">
          <Button
            size="sm"
            aria-label={PASSKEYS.enableLabel(name)}
            busy={enable.isPending}
            onClick={() =>
              enable.mutate(id, {
                onSuccess: () => showToast({ text: PASSKEYS.enabled, tone: 'ok' }),
                onError: showErrorToast,
              })
            }
          >
            {PASSKEYS.enable}
          </Button>
          {removeButton}
        </div>
      ) : (
        <>
          <IconButton label={PASSKEYS.rename(name)} onClick={() => setOpen('rename')}>
            <Pencil className="icon" />
          </IconButton>
          {removeButton}
        </>
      )}
      {open === 'rename' ? <RenamePasskey id={id} name={name} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDialog
          title={PASSKEYS.removeTitle}
          text={PASSKEYS.removeText(name)}
          keep={PASSKEYS.cancel}
          confirm={PASSKEYS.confirmRemove}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            remove.mutate(id, {
              onSuccess: () => showToast({ text: PASSKEYS.removed, tone: 'ok' }),
              onError: showErrorToast,
              onSettled: close,
            })
          }
        />
      ) : null}
    </SettingRow>
  )
}
