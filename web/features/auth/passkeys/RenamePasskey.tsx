import { type FormEvent, useRef, useState } from 'react'
import { PASSKEY_NAME_MAX_CHARS } from '../../../../domain/auth/auth.limits'
import { validatePasskeyName } from '../../../../domain/auth/passkeys'
import { PASSKEYS } from '../../../../domain/locales/en/account'
import { useRenamePasskey } from '../../../api/auth/passkeys.queries'
import { getErrorMessage } from '../../../api/request-error'
import { Button } from '../../../ui/buttons/Button'
import { Field } from '../../../ui/fields/Field'
import { focusField } from '../../../ui/fields/focus-field'
import { Dialog } from '../../../ui/overlays/Dialog'
import { showToast } from '../../../ui/overlays/toast'

type Props = { id: string; name: string; onClose: () => void }

/** Renames a passkey. */
export function RenamePasskey({ id, name: currentName, onClose }: Props) {
  const [name, setName] = useState(currentName)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const rename = useRenamePasskey()

  function refuse(text: string) {
    setProblem(text)
    focusField(form.current, 'name')
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const error = validatePasskeyName(name)
    if (error) return refuse(error.message)
    if (rename.isPending) return
    rename.mutate(
      { id, name },
      {
        onSuccess: () => {
          showToast({ text: PASSKEYS.saved, tone: 'ok' })
          onClose()
        },
        onError: (error) => refuse(getErrorMessage(error)),
      },
    )
  }
  return (
    <Dialog title={PASSKEYS.renameTitle} onClose={onClose} width={440}>
      <form className="stack" noValidate onSubmit={save} ref={form}>
        <Field name="name" label={PASSKEYS.name} error={problem}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              maxLength={2 * PASSKEY_NAME_MAX_CHARS}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" tone="primary" block busy={rename.isPending}>
          {PASSKEYS.save}
        </Button>
      </form>
    </Dialog>
  )
}
