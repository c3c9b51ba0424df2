import './HelloRecorder.css'
import { type FormEvent, useState } from 'react'
import { toHelloText, validateHelloText } from '../../domain/hellos/hellos'
import { HELLO_MAX_SECONDS } from '../../domain/hellos/hellos.limits'
import { getLocale } from '../../domain/i18n/i18n'
import { HELLO } from '../../domain/locales/en/people'
import { formatDuration } from '../../domain/time/duration'
import { joinWords } from '../../domain/transcripts/words'
import { getErrorMessage } from '../api/request-error'
import { HelloField } from '../features/account/hello/HelloField'
import { sendHello } from '../features/account/hello/send-hello'
import { InlineRecorder } from '../features/record/InlineRecorder'
import { ReplyNotes } from '../features/record/ReplyNotes'
import { DiscardDialog } from '../parts/record/DiscardDialog'
import { useTakeWords } from '../parts/transcripts/useTakeWords'
import { getRecordedSeconds } from '../recording/machine'
import { findHello, HELLO_MODE, openHello } from '../recording/places'
import { discardForm, discardRecording } from '../recording/session'
import { useForm, useRecording } from '../recording/useRecording'
import { useReplyRecorderShown } from '../state/reply-panel'
import { Button } from '../ui/buttons/Button'
import { showToast } from '../ui/overlays/toast'
import { ErrorText } from '../ui/text/ErrorText'

type Props = { ownerId: string; onClose: () => void }

/** Records a hello, on the page where it will be heard. */
export function HelloRecorder({ ownerId, onClose }: Props) {
  const form = useForm(findHello)
  const recording = useRecording({ mode: HELLO_MODE, form, open: openHello, maxSeconds: HELLO_MAX_SECONDS })
  const { state, limitSeconds, actions, preview } = recording
  useReplyRecorderShown(state.at !== 'idle', null)
  const [asking, setAsking] = useState<'redo' | 'cancel' | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ text: string; isField: boolean } | null>(null)
  const [sending, setSending] = useState(false)
  const take = state.at === 'stopped' ? state.recording : null
  const { state: words } = useTakeWords(take, null)
  const written = words.at === 'ready' ? toHelloText(joinWords(words.words, words.language)) : ''
  const text = typed ?? written

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!take || !form || sending) return
    preview.stop()
    const invalid = validateHelloText(text)
    setProblem(invalid && { text: invalid.message, isField: true })
    if (invalid) return
    setSending(true)
    try {
      // Without words of the browser the site writes them down, unless the user took them out.
      const said = typed === null ? written || null : typed.trim()
      const input = { ownerId, text: said, language: getLocale() }
      await sendHello(take, input)
      await discardForm(form.formId)
      showToast({ text: HELLO.saved, tone: 'ok' })
      onClose()
    } catch (error) {
      setProblem({ text: getErrorMessage(error), isField: false })
      setSending(false)
    }
  }

  function cancel() {
    if (form) void discardForm(form.formId)
    onClose()
  }
  const isRecorded = getRecordedSeconds(state) > 0
  return (
    <form onSubmit={(event) => void send(event)}>
      <fieldset className="hello-recorder stack" disabled={sending}>
        <p className="visually-hidden" role="status">
          {recording.announcement}
        </p>
        <p className="dim">{HELLO.intro(formatDuration(HELLO_MAX_SECONDS))}</p>
        <InlineRecorder
          state={state}
          limitSeconds={limitSeconds}
          actions={actions}
          onRedo={() => setAsking('redo')}
          preview={preview}
          hold={null}
        />
        <ReplyNotes state={state} limitSeconds={limitSeconds} />
        {take ? (
          <HelloField text={text} error={problem?.isField ? problem.text : null} onText={setTyped} />
        ) : null}
        {problem && !problem.isField ? <ErrorText>{problem.text}</ErrorText> : null}
        <div className="profile-actions wrap">
          {take || sending ? (
            <Button type="submit" tone="primary" busy={sending}>
              {HELLO.save}
            </Button>
          ) : null}
          <Button tone="quiet" onClick={() => (isRecorded ? setAsking('cancel') : cancel())}>
            {HELLO.cancel}
          </Button>
        </div>
      </fieldset>
      {asking && form ? (
        <DiscardDialog
          seconds={getRecordedSeconds(state)}
          onClose={() => setAsking(null)}
          onConfirm={() => (asking === 'redo' ? void discardRecording(form.formId) : cancel())}
        />
      ) : null}
    </form>
  )
}
