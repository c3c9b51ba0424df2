import { useState } from 'react'
import { OWN_PHONE } from '../../../../domain/locales/en/account'
import { useEnablePhone, useRemovePhone } from '../../../api/auth/own-phone.mutations'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { Button } from '../../../ui/buttons/Button'
import { SettingRow } from '../../../ui/lists/SettingRow'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { showToast } from '../../../ui/overlays/toast'
import { PhoneDialog } from './PhoneDialog'

/** The account's phone number in the settings. */
export function PhoneSection({ phone, isPaused }: { phone: string | null; isPaused: boolean }) {
  const [open, setOpen] = useState<'set' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const remove = useRemovePhone()
  const enable = useEnablePhone()
  return (
    <section className="setgroup stack">
      <h2>{OWN_PHONE.title}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          title={phone ?? OWN_PHONE.none}
          titleProps={{ className: 'tabular' }}
          hint={isPaused ? OWN_PHONE.paused : OWN_PHONE.hint}
        >
          {isPaused ? (
            <Button
              size="sm"
              aria-label={OWN_PHONE.enableLabel}
              busy={enable.isPending}
              onClick={() =>
                enable.mutate(undefined, {
                  onSuccess: () => showToast({ text: OWN_PHONE.enabled, tone: 'ok' }),
                  onError: showErrorToast,
                })
              }
            >
              {OWN_PHONE.enable}
            </Button>
          ) : null}
          <Button
            size="sm"
            aria-label={phone ? OWN_PHONE.changeLabel : OWN_PHONE.addLabel}
            onClick={() => setOpen('set')}
          >
            {phone ? OWN_PHONE.change : OWN_PHONE.add}
          </Button>
          {phone ? (
            <Button
              tone="quiet"
              size="sm"
              aria-label={OWN_PHONE.removeLabel}
              busy={remove.isPending}
              onClick={() => setOpen('remove')}
            >
              {OWN_PHONE.remove}
            </Button>
          ) : null}
        </SettingRow>
      </div>
      {open === 'set' ? <PhoneDialog onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDialog
          title={OWN_PHONE.removeTitle}
          text={OWN_PHONE.removeText}
          keep={OWN_PHONE.cancel}
          confirm={OWN_PHONE.confirmRemove}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => showToast({ text: OWN_PHONE.removed, tone: 'ok' }),
              onError: showErrorToast,
              onSettled: close,
            })
          }
        />
      ) : null}
    </section>
  )
}
