import { type FormEvent, useRef, useState } from 'react'
import type { IdentityProof, RequiredProof } from '../../../../domain/auth/proof.schema'
import { AppError } from '../../../../domain/errors/app-error'
import { PROOF } from '../../../../domain/locales/en/account'
import { useProve, useRequiredProof } from '../../../api/auth/proof.queries'
import { getErrorMessage } from '../../../api/request-error'
import { SettingsListState } from '../../../parts/loading/SettingsListState'
import { ProofFields } from '../../../parts/proof/ProofFields'
import { SignInAgainPrompt } from '../../../parts/proof/SignInAgainPrompt'
import { useSignInAgain } from '../../../parts/proof/useSignInAgain'
import { Button } from '../../../ui/buttons/Button'
import { useErrorFocus } from '../../../ui/fields/useErrorFocus'
import { Dialog } from '../../../ui/overlays/Dialog'
import { FormError } from '../FormError'

type Props = { onClose: (proved: boolean) => void }

/** Asks for the password, a code or a new sign-in before a way into the account is added. */
export function ProofDialog({ onClose }: Props) {
  const required = useRequiredProof()
  return (
    <Dialog title={PROOF.title} width={440} onClose={() => onClose(false)}>
      <div className="stack">
        <p>{PROOF.text}</p>
        <SettingsListState query={required} loading={PROOF.loading} />
        {required.data ? <ProofForm required={required.data} onClose={onClose} /> : null}
      </div>
    </Dialog>
  )
}

function ProofForm({ required, onClose }: Props & { required: RequiredProof }) {
  const prove = useProve()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<IdentityProof>({})
  const again = useSignInAgain(PROOF.reason, () => onClose(false))
  const failure = prove.error instanceof AppError ? prove.error : null
  useErrorFocus(form, failure)
  const errorAt = (field: string) => (failure?.field === field ? failure.message : null)
  if (required.proof === 'session')
    return <SignInAgainPrompt reason={PROOF.reason} cancel={PROOF.cancel} onClose={() => onClose(false)} />

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (!prove.isPending) prove.mutate(input, { onSuccess: () => onClose(true) })
  }
  return (
    <form ref={form} className="stack" onSubmit={confirm}>
      <ProofFields required={required} value={input} onChange={setInput} errorAt={errorAt} />
      <FormError text={prove.error && !failure?.field ? getErrorMessage(prove.error) : null} />
      {/* For who has forgotten the password, or lost the phone. */}
      <Button tone="quiet" size="sm" busy={again.isPending} onClick={() => again.signInAgain()}>
        {PROOF.otherWay}
      </Button>
      <div className="dialog-foot wrap">
        <Button tone="line" onClick={() => onClose(false)}>
          {PROOF.cancel}
        </Button>
        <Button type="submit" tone="primary" busy={prove.isPending}>
          {PROOF.confirm}
        </Button>
      </div>
    </form>
  )
}
