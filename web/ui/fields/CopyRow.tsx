import { ACCESS_TOKENS } from '../../../domain/locales/en/developers'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'

type Props = { name: string; label: string; hint: string; value: string }

/** A secret that is shown once, to copy. A row of a settings list. */
export function NewSecret({ name, label, hint, value }: Props) {
  return (
    <div className="-stacks" role="status">
      <div className="row-text">
        <Field name={name} label={label} hint={hint}>
          {(control) => (
            <input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      </div>
      <Button
        size="sm"
        onClick={() =>
          void navigator.clipboard
            .writeText(value)
            .then(() => showToast({ text: ACCESS_TOKENS.copied, tone: 'ok' }))
            .catch(() => undefined)
        }
      >
        {ACCESS_TOKENS.copy}
      </Button>
    </div>
  )
}
