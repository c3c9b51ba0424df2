import './hum.css'
import Check from 'lucide-react/icons/check'
import Mic from 'lucide-react/icons/mic'
import Pencil from 'lucide-react/icons/pencil'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId, useState } from 'react'
import type { HumLanguage } from '../../../domain/hum/hum'
import { getReadingSeconds } from '../../../domain/hum/hum-script'
import { DESCRIPTION_MAX_CHARS } from '../../../domain/limits'
import { HUM } from '../../../domain/locales/en/record'
import { getDirection } from '../../../domain/text/direction'
import { formatDuration } from '../../../domain/time/duration'
import { Bird } from '../../parts/brand/Bird'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'
import { ErrorText } from '../../ui/text/ErrorText'
import { splitAnswers } from './split-answers'

type Props = {
  script: string
  /** The name in the script; empty before it was written. */
  name: string
  /** Shown in the colour of the kind where the script contains them. */
  answers: readonly string[]
  language: HumLanguage
  error: string | undefined
  locked: boolean
  /** True before recording. */
  mayRecord: boolean
  onChange: (script: string) => void
  onAgain: () => void
  onRecord: () => void
}

/** The script: read, edit, regenerate and record. */
export function ScriptCard({
  script,
  name,
  answers,
  language,
  error,
  locked,
  mayRecord,
  onChange,
  onAgain,
  onRecord,
}: Props) {
  const id = useId()
  const [editing, setEditing] = useState(false)
  const isEmpty = script.trim() === ''
  const direction = getDirection(script)
  return (
    <section className="script stack surface" aria-labelledby={id} data-kind="hum">
      <div className="top subtle row wrap">
        <Bird name="hum" />
        <h3 id={id} dir="auto">
          {name ? HUM.forName(name) : HUM.scriptHeading}
        </h3>
        {isEmpty ? null : (
          <span className="tabular">· {HUM.estimatedLength(formatDuration(getReadingSeconds(script)))}</span>
        )}
        {isEmpty && !editing ? null : (
          <Button
            tone="quiet"
            size="sm"
            disabled={locked}
            icon={editing ? <Check className="icon icon-small" /> : <Pencil className="icon icon-small" />}
            onClick={() => setEditing(!editing)}
          >
            {editing ? HUM.done : HUM.edit}
          </Button>
        )}
      </div>
      {editing ? (
        <textarea
          className="input"
          name="script"
          aria-label={HUM.script}
          aria-invalid={error ? true : undefined}
          lang={language}
          dir={direction}
          rows={12}
          readOnly={locked}
          value={script}
          maxLength={DESCRIPTION_MAX_CHARS}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        <section className="text" tabIndex={0} aria-label={HUM.script} lang={language} dir={direction}>
          {isEmpty ? <p className="dim">{HUM.empty}</p> : <Answered script={script} answers={answers} />}
        </section>
      )}
      {error ? <ErrorText>{error}</ErrorText> : null}
      {isEmpty && !editing ? null : (
        <div className="bottom row wrap -xs">
          {mayRecord ? (
            <Button tone="kind" icon={<Mic className="icon" />} onClick={onRecord}>
              {HUM.record}
            </Button>
          ) : null}
          <IconButton
            label={HUM.recreate}
            disabled={locked}
            onClick={() => {
              setEditing(false)
              onAgain()
            }}
          >
            <RefreshCw className="icon" />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function Answered({ script, answers }: Pick<Props, 'script' | 'answers'>) {
  return splitAnswers(script, answers).map(({ text, isAnswer }, at) =>
    isAnswer ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and may repeat
      <b key={at}>{text}</b>
    ) : (
      text
    ),
  )
}
