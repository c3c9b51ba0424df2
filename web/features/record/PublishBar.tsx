import './record.css'
import { useId } from 'react'
import { getMode, type Mode } from '../../../domain/kinds'
import type { DraftForm } from '../../drafts/store/draft-record'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { isPublishing, type RecordState } from '../../recording/machine'
import { Button } from '../../ui/buttons/Button'
import { ErrorText } from '../../ui/text/ErrorText'
import { getPublishLabel } from './labels'
import { SendingProgress } from './SendingProgress'

type Props = {
  state: RecordState
  mode: Mode
  form: DraftForm
  hasTrack: boolean
  /** Why publishing failed: there is neither a recording nor a track. */
  error?: string | null
  onPublish: () => void
  /** Cancels publishing. */
  onStop: () => void
}

/** The Publish button of a form without a recording, or the publishing progress. */
export function PublishBar({ state, mode, form, hasTrack, error, onPublish, onStop }: Props) {
  const id = useId()
  const { kind, subtype } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  const isBusy = isPublishing(state)
  // Nothing to send yet: pressed, it says what is missing.
  const isEmpty = !isBusy && !hasTrack
  return (
    <div className={isEmpty ? 'publish-empty stack -s -start' : 'publish-bar wrap'} data-kind={dataKind}>
      {isBusy ? (
        <SendingProgress state={state} mode={mode} form={form} onStop={onStop} />
      ) : (
        <>
          {error ? <ErrorText id={id}>{error}</ErrorText> : null}
          <Button
            name="audio"
            tone={isEmpty ? 'line' : 'kind'}
            size={isEmpty ? undefined : 'lg'}
            icon={<Bird name={bird} />}
            aria-describedby={error ? id : undefined}
            onClick={onPublish}
          >
            {getPublishLabel(mode, hasTrack)}
          </Button>
        </>
      )}
    </div>
  )
}
