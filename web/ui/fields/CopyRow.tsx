import { Button } from '../buttons/Button'
import { copyText } from '../copy-text'
import { showToast } from '../overlays/toast'
import { Field } from './Field'

type Props = {
  name: string
  label: string
  hint: string
  value: string
  /** The button, and the toast after it. */
  texts: { copy: string; copied: string }
}

/** A row of a settings list with a value to copy, such as a secret that is shown once. */
export function CopyRow({ name, label, hint, value, texts }: Props) {
  async function copy() {
    if (await copyText(value)) showToast({ text: texts.copied, tone: 'ok' })
  }
  return (
    <div className="-stacks" role="status">
      <div className="row-text">
        <Field name={name} label={label} hint={hint}>
          {(control) => (
            <input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      </div>
      <Button size="sm" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  )
}
