import Undo from 'lucide-react/icons/undo-2'
import { isCuttable } from '../../../domain/audio/cut-ends'
import { RECORD } from '../../../domain/locales/en/record'
import type { ProposedWords } from '../../../domain/posts/propose-words'
import type { Recording } from '../../audio/recording'
import type { RecordState } from '../../recording/machine'
import { cutEnds } from '../../recording/session'
import type { usePreview } from '../../recording/usePreview'
import { Button } from '../../ui/buttons/Button'
import { Waveform } from '../../ui/media/Waveform'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { TakeRow } from './TakeRow'
import { TrimSilence } from './TrimSilence'

const TakePhrases = lazyPart(() => import('./TakePhrases'), 'TakePhrases')
const TrimEnds = lazyPart(() => import('./TrimEnds'), 'TrimEnds')

type Props = {
  state: Extract<RecordState, { at: 'stopped' | 'publishing' }>
  /** The language spoken, a BCP 47 code; null for that of the app. */
  language: string | null
  preview: ReturnType<typeof usePreview>
  /** Where it has to end for the chosen target; null where it fits. */
  trimTo: number | null
  isTrimming: boolean
  onTrimming: (isTrimming: boolean) => void
  onRedo: () => void
  /** Called with a title and tags from what was said. */
  onPropose: (proposed: ProposedWords) => void
  /** Called with whether the words are being written down. */
  onWriting: (isWriting: boolean) => void
}

/** The stopped recording and what can be taken out of it: its ends, its silence, its phrases. */
export function TakeTools({
  state,
  language,
  preview,
  trimTo,
  isTrimming,
  onTrimming,
  onRedo,
  onPropose,
  onWriting,
}: Props) {
  const { recording } = state
  const { seconds, peaks } = recording
  const whole = recording.cut?.whole ?? recording
  const locked = state.at === 'publishing'
  const isOpen = isTrimming && !locked
  return (
    <>
      {isOpen ? (
        <LazyPart onLost={() => onTrimming(false)}>
          <TrimEnds key={whole.seconds} recording={recording} onClose={() => onTrimming(false)} />
        </LazyPart>
      ) : (
        <TakeRow
          seconds={seconds}
          playing={preview.playing}
          loading={preview.loading}
          locked={locked}
          wave={
            <Waveform
              peaks={peaks}
              seconds={seconds}
              elapsed={preview.elapsed ?? 0}
              pitch={5}
              label={RECORD.seekPreview}
              onSeek={preview.elapsed === null ? undefined : preview.seek}
            />
          }
          trimTo={trimTo}
          onToggle={preview.toggle}
          onTrim={
            isCuttable(whole.seconds)
              ? () => {
                  preview.stop()
                  onTrimming(true)
                }
              : undefined
          }
          onRedo={onRedo}
        />
      )}
      {locked || isOpen ? null : (
        <div className="take-cuts wrap -flush">
          <TrimSilence recording={recording} onPress={preview.stop} />
          {isTrimmed(recording) ? (
            <Button
              tone="quiet"
              size="sm"
              icon={<Undo className="icon icon-small" />}
              onClick={() => void cutEnds(null)}
            >
              {RECORD.undoCut}
            </Button>
          ) : null}
        </div>
      )}
      <LazyPart>
        <TakePhrases
          recording={recording}
          disabled={locked}
          hasSounds={isOpen}
          language={language}
          onPress={preview.stop}
          onPropose={onPropose}
          onWriting={onWriting}
        />
      </LazyPart>
    </>
  )
}

function isTrimmed({ cut }: Recording): boolean {
  return cut !== undefined && (cut.range.from > 0 || cut.range.until !== null)
}
