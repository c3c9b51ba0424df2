import Trash from 'lucide-react/icons/trash'
import { type FormEvent, useRef, useState } from 'react'
import type { DeletionReceipt, OwnData } from '../../../domain/account/account-deletion.schema'
import type { IdentityProof } from '../../../domain/auth/proof.schema'
import { AppError } from '../../../domain/errors/app-error'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { ACCOUNT_DELETION } from '../../../domain/locales/en/account'
import { UI } from '../../../domain/locales/en/shell'
import type { Me } from '../../../domain/people/people.schema'
import { useDeleteAccount, useOwnData } from '../../api/account/own-data.queries'
import { getErrorMessage } from '../../api/request-error'
import { ProofFields } from '../../parts/proof/ProofFields'
import { SignInAgainPrompt } from '../../parts/proof/SignInAgainPrompt'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { useErrorFocus } from '../../ui/fields/useErrorFocus'
import { useFocusField } from '../../ui/fields/useFocusField'
import { Dialog } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'
import { ErrorText } from '../../ui/text/ErrorText'
import { ExportData } from './ExportData'

type Props = { me: Me; onDeleted: (receipt: DeletionReceipt) => void; onClose: () => void }

/** Account deletion: offers an export, asks for proof of identity, then for the username. */
export function DeleteAccountDialog({ me, onDeleted, onClose }: Props) {
  const { data, error, refetch } = useOwnData()
  return (
    <Dialog title={ACCOUNT_DELETION.title} width={520} onClose={onClose}>
      <div className="erase-form stack">
        <p>{ACCOUNT_DELETION.text}</p>
        <div className="settings-list">
          <ExportData />
        </div>
        {data ? (
          <DeleteAccountForm me={me} data={data} onDeleted={onDeleted} onClose={onClose} />
        ) : error ? (
          <div role="alert">
            <p>{getErrorMessage(error)}</p>
            <Button onClick={() => void refetch()}>{UI.retry}</Button>
          </div>
        ) : (
          <p role="status">
            <Spinner /> {ACCOUNT_DELETION.loading}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function DeleteAccountForm({ me, data, onDeleted, onClose }: Props & { data: OwnData }) {
  const erase = useDeleteAccount(onDeleted)
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [proof, setProof] = useState<IdentityProof>({})
  const [username, setUsername] = useState('')
  const failure = erase.error instanceof AppError ? erase.error : null
  useErrorFocus(form, failure)
  // Without another proof, the username is the first to type.
  useFocusField(form, data.proof === 'session' ? 'username' : '')
  const hasField = ['username', 'password', 'code'].includes(failure?.field ?? '')
  const errorAt = (field: string) => (failure?.field === field ? failure.message : null)
  if (data.proof === 'session' && data.freshUntil === null)
    return (
      <SignInAgainPrompt
        reason={ACCOUNT_DELETION.reason}
        cancel={ACCOUNT_DELETION.cancel}
        onClose={onClose}
      />
    )

  function confirm(event: FormEvent) {
    event.preventDefault()
    // A double click sends one request: the second one would fail as signed out.
    if (isRunning.current) return
    isRunning.current = true
    erase.mutate(
      { username, ...proof },
      {
        onError: () => {
          isRunning.current = false
        },
      },
    )
  }

  return (
    <form ref={form} className="erase-form stack" onSubmit={confirm}>
      <ProofFields required={data} value={proof} onChange={setProof} errorAt={errorAt} />
      <Field
        name="username"
        label={ACCOUNT_DELETION.username}
        error={errorAt('username')}
        hint={ACCOUNT_DELETION.usernameHint(me.username)}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      {failure && !hasField ? <ErrorText>{getErrorText(failure)}</ErrorText> : null}
      <div className="dialog-foot wrap">
        <Button tone="line" onClick={onClose}>
          {ACCOUNT_DELETION.cancel}
        </Button>
        <Button type="submit" tone="danger" icon={<Trash className="icon" />} busy={erase.isPending}>
          {ACCOUNT_DELETION.confirm}
        </Button>
      </div>
    </form>
  )
}

/** The text for a server failure without a reason. */
function getErrorText({ code, message }: AppError): string {
  return (code as ErrorCode) === 'request.failed' ? formatErrorMessage('account_deletion.failed') : message
}
