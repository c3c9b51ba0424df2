import Trash from 'lucide-react/icons/trash'
import { type FormEvent, useState } from 'react'
import { validateHelloText } from '../../../../domain/hellos/hellos'
import type { Hello } from '../../../../domain/hellos/hellos.schema'
import { PROFILE } from '../../../../domain/locales/en/account'
import { HELLO } from '../../../../domain/locales/en/people'
import { useDeleteHello, useSaveHelloText } from '../../../api/account/hello.queries'
import { getErrorMessage } from '../../../api/request-error'
import { showErrorToast } from '../../../parts/loading/error-toast'
import { Button } from '../../../ui/buttons/Button'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import { showToast } from '../../../ui/overlays/toast'
import { HelloField } from './HelloField'

/** Corrects the words of the hello, and deletes it. */
export function HelloSettings({ hello }: { hello: Hello }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const saving = useSaveHelloText()
  const deletion = useDeleteHello()
  const text = typed ?? hello.text
  function save(event: FormEvent) {
    event.preventDefault()
    const invalid = validateHelloText(text)
    setProblem(invalid?.message ?? null)
    if (invalid || saving.isPending) return
    saving.mutate(text, {
      onSuccess() {
        setTyped(null)
        showToast({ text: PROFILE.updated, tone: 'ok' })
      },
      onError: (error) => setProblem(getErrorMessage(error)),
    })
  }
  function remove() {
    deletion.mutate(undefined, {
      onSuccess: () => showToast({ text: HELLO.removed }),
      onError: showErrorToast,
    })
  }
  return (
    <form className="stack edit-profile surface" noValidate aria-label={HELLO.edit} onSubmit={save}>
      <HelloField
        text={text}
        error={problem}
        onText={(next) => {
          setTyped(next)
          setProblem(null)
        }}
      />
      <div className="profile-actions wrap">
        <Button type="submit" tone="line" busy={saving.isPending}>
          {PROFILE.save}
        </Button>
        <Button
          tone="quiet"
          icon={<Trash className="icon" />}
          busy={deletion.isPending}
          onClick={() => setAsking(true)}
        >
          {HELLO.remove}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={HELLO.removeTitle}
          text={HELLO.removeText}
          keep={HELLO.keep}
          confirm={HELLO.remove}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            remove()
          }}
        />
      ) : null}
    </form>
  )
}
