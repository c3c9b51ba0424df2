import './hum.css'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useEffect, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { type HumDetail, isUnlistedStory } from '../../../domain/hum/hum'
import { HUM_TEMPLATES, writeScript } from '../../../domain/hum/hum-script'
import { HUM } from '../../../domain/locales/en/record'
import { toHumDetail } from '../../../domain/posts/details'
import type { FormPartProps } from '../../drafts/store/form-part'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { focusField } from '../../ui/fields/focus-field'
import { Switch } from '../../ui/fields/Switch'
import { showToast } from '../../ui/overlays/toast'
import { NeededFields } from './AnswerFields'
import { Reading } from './Reading'
import { ScriptCard } from './ScriptCard'
import { ScriptHead } from './ScriptHead'
import { ScriptOptions } from './ScriptOptions'
import { ScriptShape } from './ScriptShape'
import { getScriptName } from './script-name'

const NEEDED_NAMES = ['recipientName', 'condition'] as const

/** The form of a healing story: answers, the script made from them, and the teleprompter during recording. */
export function HumPart({ form, errors, locked, stage, onEdit, onStart }: FormPartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  useEffect(() => {
    if (isChanging) focusField(ref.current, 'recipientName')
  }, [isChanging])
  const detail = toHumDetail(form.detail)
  function change(changes: Partial<HumDetail>) {
    setIsIncomplete(false)
    onEdit({ detail: { ...form.detail, ...changes } })
  }
  async function create() {
    const empty = NEEDED_NAMES.find((name) => detail[name].trim() === '')
    setIsIncomplete(empty !== undefined)
    if (empty) return void focusField(ref.current, empty)
    setBusy(true)
    const template = await HUM_TEMPLATES[detail.language]().catch(() => null)
    setBusy(false)
    if (!template) return void showToast({ text: HUM.failed, tone: 'bad' })
    setIsChanging(false)
    onEdit({ description: writeScript(template, detail) })
    ref.current?.querySelector<HTMLElement>('.script .text')?.focus()
  }
  // A post added to a story needs no script.
  if (form.parents.length > 0) return null
  const held = stage === 'recording' || stage === 'paused'
  if (held && form.description.trim() !== '')
    return <Reading script={form.description} language={detail.language} moving={stage === 'recording'} />
  const shown = isIncomplete
    ? { ...errors, recipientName: formatErrorMessage('post.hum_fields_required') }
    : errors
  const part = { detail, errors: shown, locked, change }
  const isWritten = [form.description, detail.recipientName, detail.condition].every(
    (text) => text.trim() !== '',
  )
  const isAsking = !isWritten || isChanging || NEEDED_NAMES.some((name) => shown[name])
  const name = isWritten ? getScriptName(detail) : ''
  return (
    <div ref={ref} className="hum-part stack" data-kind="hum">
      {isAsking ? (
        <>
          <header className="intro stack -s">
            <h2>{name ? HUM.forName(name) : HUM.heading}</h2>
            <p>
              {HUM.intro} {HUM.notAdvice}
            </p>
          </header>
          <NeededFields {...part} />
          <ScriptShape detail={detail}>
            <ScriptOptions {...part} />
          </ScriptShape>
          <Button
            tone="kind"
            size="lg"
            busy={busy}
            disabled={locked}
            icon={<ScrollText className="icon" />}
            onClick={() => void create()}
          >
            {HUM.create}
          </Button>
        </>
      ) : (
        <ScriptHead detail={detail} locked={locked} onChange={() => setIsChanging(true)} />
      )}
      <ScriptCard
        script={form.description}
        name={name}
        answers={[name, detail.condition]}
        language={detail.language}
        error={errors.script}
        locked={locked}
        mayRecord={stage === 'open'}
        onChange={(description) => onEdit({ description })}
        onAgain={() => void create()}
        onRecord={onStart}
      />
      <section className="group stack">
        <h3>{HUM.visibilityHeading}</h3>
        <Check
          name="consent"
          checked={detail.consent}
          disabled={locked}
          error={errors.consent}
          onChange={(event) => change({ consent: event.target.checked })}
        >
          {HUM.consent}
        </Check>
        <Switch
          checked={isUnlistedStory(detail)}
          disabled={locked}
          onChange={(isUnlisted) => change({ isUnlisted })}
        >
          <strong>{HUM.unlisted}</strong>
          <small>{HUM.unlistedHint}</small>
        </Switch>
        <Switch
          checked={detail.keepAnswers}
          disabled={locked}
          onChange={(keepAnswers) => change({ keepAnswers })}
        >
          <strong>{HUM.saveAnswers}</strong>
          <small>{HUM.saveAnswersHint}</small>
        </Switch>
      </section>
    </div>
  )
}
