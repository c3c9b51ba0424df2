import { type FormEvent, useState } from 'react'
import type { Import } from '../../../domain/imports/imports.schema'
import { CODE_DIGITS } from '../../../domain/limits'
import { IMPORTS } from '../../../domain/locales/en/imports'
import { useCancelImport, useProveImport, useSendImportCode } from '../../api/imports/imports.queries'
import { getErrorMessage } from '../../api/request-error'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Button } from '../../ui/buttons/Button'
import { copyText } from '../../ui/copy-text'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'

/** How the user shows that a podcast is theirs: a code in its feed, or one that is mailed to its owner. */
export function ImportProof({ item }: { item: Import }) {
  const { id, code, emailHint, isCodeSent, owlcastId } = item
  const prove = useProveImport(id)
  const send = useSendImportCode(id)
  const remove = useCancelImport(id)
  async function copy() {
    if (await copyText(code)) showToast({ text: IMPORTS.copied, tone: 'ok' })
  }
  return (
    <>
      <p>{IMPORTS.putCode}</p>
      <p className="import-code" dir="ltr">
        {code}
      </p>
      {prove.error && prove.variables === null ? <p role="alert">{getErrorMessage(prove.error)}</p> : null}
      <div className="import-actions wrap">
        <Button
          size="sm"
          tone="primary"
          busy={prove.isPending && prove.variables === null}
          onClick={() => prove.mutate(null)}
        >
          {IMPORTS.check}
        </Button>
        <Button size="sm" onClick={() => void copy()}>
          {IMPORTS.copy}
        </Button>
        {owlcastId === null ? (
          <Button
            size="sm"
            tone="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onError: showErrorToast })}
          >
            {IMPORTS.remove}
          </Button>
        ) : null}
      </div>
      {emailHint === null ? null : (
        <>
          <p>{isCodeSent ? IMPORTS.codeSent(emailHint) : IMPORTS.orEmail(emailHint)}</p>
          {isCodeSent ? <MailedCode prove={prove} /> : null}
          <div className="import-actions wrap">
            <Button
              size="sm"
              busy={send.isPending}
              onClick={() => send.mutate(undefined, { onError: showErrorToast })}
            >
              {isCodeSent ? IMPORTS.sendAgain : IMPORTS.send}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function MailedCode({ prove }: { prove: ReturnType<typeof useProveImport> }) {
  const [typed, setTyped] = useState('')
  const isOwn = prove.variables !== null
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!prove.isPending) prove.mutate(typed)
  }
  return (
    <form className="import-form stack -m -start" onSubmit={submit}>
      <Field
        name="code"
        label={IMPORTS.typedCode}
        error={prove.error && isOwn ? getErrorMessage(prove.error) : null}
      >
        {(control) => (
          <input
            {...control}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" tone="primary" busy={prove.isPending && isOwn}>
        {IMPORTS.confirm}
      </Button>
    </form>
  )
}
