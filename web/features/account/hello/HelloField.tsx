import { HELLO_TEXT_MAX_CHARS } from '../../../../domain/hellos/hellos.limits'
import { HELLO } from '../../../../domain/locales/en/people'
import { getMaxUnits } from '../../../../domain/text/length'
import { Field } from '../../../ui/fields/Field'

type Props = { text: string; error: string | null; onText: (text: string) => void }

/** The words of a hello, in one line. */
export function HelloField({ text, error, onText }: Props) {
  return (
    <Field name="text" label={HELLO.text} hint={HELLO.textHint} error={error} optional>
      {(control) => (
        <input
          {...control}
          dir="auto"
          autoComplete="off"
          maxLength={getMaxUnits(HELLO_TEXT_MAX_CHARS)}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  )
}
