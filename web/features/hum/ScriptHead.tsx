import './hum.css'
import Check from 'lucide-react/icons/check'
import type { HumDetail } from '../../../domain/hum/hum'
import { HUM } from '../../../domain/locales/en/record'
import { Button } from '../../ui/buttons/Button'
import { getScriptName } from './script-name'

type Props = {
  detail: HumDetail
  locked: boolean
  /** Shows the questions again. */
  onChange: () => void
}

/** The head of a written script, in place of the questions: whom it is for, and what was answered. */
export function ScriptHead({ detail, locked, onChange }: Props) {
  return (
    <header className="intro stack -s script-head">
      <h2 dir="auto">{HUM.forName(getScriptName(detail))}</h2>
      <p>{HUM.readAloud}</p>
      <div className="given row wrap">
        {[detail.recipientName, detail.condition].map((answer) => (
          <span key={answer} className="answer">
            <Check className="icon icon-small" />
            <bdi>{answer}</bdi>
          </span>
        ))}
        <Button tone="quiet" size="sm" disabled={locked} onClick={onChange}>
          {HUM.changeAnswers}
        </Button>
      </div>
    </header>
  )
}
