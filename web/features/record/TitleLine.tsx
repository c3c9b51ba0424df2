import Pencil from 'lucide-react/icons/pencil'
import { useId } from 'react'
import { TITLE_MAX_CHARS } from '../../../domain/limits'
import { WHERE } from '../../../domain/locales/en/where'
import { getMaxUnits } from '../../../domain/text/length'
import { ErrorText } from '../../ui/text/ErrorText'

export type ProposedTitle = {
  value: string
  /** `words`: proposed from them. `writing`: they are still being written down. `typed`: by the author, or nothing. */
  from: 'words' | 'writing' | 'typed'
  error?: string | undefined
  onChange: (title: string) => void
}

/** The title of a recording, as large as it will be read; several lines of one text. */
export function TitleLine({ value, from, error, locked, onChange }: ProposedTitle & { locked: boolean }) {
  const id = useId()
  const note = from === 'words' && value !== '' ? WHERE.fromWords : null
  return (
    <div className="title-line stack">
      <label>
        <span className="visually-hidden">{WHERE.title}</span>
        {/* The text once more, unseen, gives the field its height. */}
        <span className="grow" data-text={value === '' ? undefined : value}>
          <textarea
            name="title"
            className="bare"
            rows={1}
            dir="auto"
            readOnly={locked}
            value={value}
            maxLength={getMaxUnits(TITLE_MAX_CHARS)}
            placeholder={from === 'writing' ? WHERE.writing : WHERE.title}
            enterKeyHint="done"
            aria-invalid={error ? true : undefined}
            aria-describedby={[error && `${id}e`, note && `${id}n`].filter(Boolean).join(' ') || undefined}
            onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              // With Ctrl it publishes.
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
            }}
          />
        </span>
        <Pencil className="icon icon-small" />
      </label>
      {note ? <small id={`${id}n`}>{note}</small> : null}
      {error ? <ErrorText id={`${id}e`}>{error}</ErrorText> : null}
    </div>
  )
}
