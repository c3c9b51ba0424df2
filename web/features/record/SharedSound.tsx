import '../../ui/lists/Attach.css'
import './SharedSound.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { getMode, type Mode } from '../../../domain/kinds'
import { MODE_LABELS } from '../../../domain/locales/en/kinds'
import { RECORD, SHARED_IN } from '../../../domain/locales/en/record'
import { findPodcastMode } from '../../../domain/podcasts/podcasts'
import {
  createPartMoves,
  listSharedSoundChoices,
  type SharedSoundChoice,
} from '../../../domain/share/shared-sound'
import { formatDuration } from '../../../domain/time/duration'
import { useMe } from '../../api/auth/session.queries'
import { useTrim } from '../../audio/playback/useTrim'
import { openPodcast, type PodcastSource } from '../../audio/podcast/podcast-source'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { setPageForm } from '../../recording/forms'
import { importSound } from '../../recording/import-sound'
import { deleteSharedContent, readSharedContent } from '../../state/shared-content'
import { getPageId, goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { TrimRange } from '../../ui/media/TrimRange'
import { Dialog } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'

type Opened = { at: 'loading' } | { at: 'failed'; message: string } | { at: 'open'; source: PodcastSource }

/** Asks what a sound shared from another app should become. */
export function SharedSound() {
  const opened = useSharedSound()
  const [part, setPart] = useState<SharedSoundChoice | null>(null)
  const { run, busy, problem } = useImport()
  function close() {
    if (busy) return
    void deleteSharedContent()
    leave()
  }
  const title = part ? SHARED_IN.choosePart : SHARED_IN.heading
  return (
    <Dialog title={title} onClose={close} width={part ? 640 : 480}>
      <div className="shared-sound stack" aria-busy={busy}>
        {opened.at === 'loading' ? (
          <p className="dialog-loading" role="status">
            <Spinner /> {SHARED_IN.opening}
          </p>
        ) : null}
        {opened.at === 'failed' || problem ? (
          <p className="error" role="alert">
            {opened.at === 'failed' ? opened.message : problem}
          </p>
        ) : null}
        {opened.at !== 'open' ? null : part ? (
          <PartForm
            source={opened.source}
            choice={part}
            busy={busy}
            onBack={() => setPart(null)}
            onTake={(range) => run(opened.source, range, part.mode)}
          />
        ) : (
          <Choices
            seconds={opened.source.seconds}
            busy={busy}
            onChoose={(choice) =>
              choice.fits
                ? run(
                    opened.source,
                    { start: 0, end: Math.min(opened.source.seconds, choice.limitSeconds) },
                    choice.mode,
                  )
                : setPart(choice)
            }
          />
        )}
      </div>
    </Dialog>
  )
}

/** The shared sound; leaves when there is none any more. */
function useSharedSound(): Opened {
  const [opened, setOpened] = useState<Opened>({ at: 'loading' })
  useEffect(() => {
    let source: PodcastSource | null = null
    let left = false
    async function open() {
      const content = await readSharedContent().catch(() => null)
      if (left) return
      if (!content?.file) return leave()
      try {
        source = await openPodcast(content.file)
        if (left) source.close()
        else setOpened({ at: 'open', source })
      } catch (error) {
        const message = error instanceof AppError ? error.message : formatErrorMessage('podcast.file_type')
        if (!left) setOpened({ at: 'failed', message })
      }
    }
    void open()
    return () => {
      left = true
      source?.close()
    }
  }, [])
  return opened
}

/** Makes a part the recording of the screen. The shared sound is deleted only after that. */
function useImport() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  async function run(source: PodcastSource, range: { start: number; end: number }, mode: Mode) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const { signal } = leaving.current
    try {
      const form = await importSound(source, range, mode, signal)
      await deleteSharedContent().catch(() => undefined)
      setPageForm(getPageId(), form)
      goTo('record', { mode }, { replace: true })
    } catch (error) {
      console.warn('The shared sound could not be added.', error)
      setProblem(SHARED_IN.importFailed)
      setBusy(false)
    }
  }
  return { run: (...given: Parameters<typeof run>) => void run(...given), busy, problem }
}

function leave(): void {
  goTo('record', {}, { replace: true })
}

type ChoicesProps = { seconds: number; busy: boolean; onChoose: (choice: SharedSoundChoice) => void }

function Choices({ seconds, busy, onChoose }: ChoicesProps) {
  const me = useMe()
  const podcast = findPodcastMode(false)
  return (
    <ul className="choices stack -s">
      {listSharedSoundChoices(seconds, me?.isPro ? 'pro' : 'free').map((choice) => (
        <li key={choice.mode}>
          <ModeChoice
            mode={choice.mode}
            hint={(choice.fits ? SHARED_IN.upTo : SHARED_IN.partUpTo)(formatDuration(choice.limitSeconds))}
            busy={busy}
            onChoose={() => onChoose(choice)}
          />
        </li>
      ))}
      {podcast ? (
        <li>
          <ModeChoice
            mode={podcast}
            hint={SHARED_IN.podcastHint}
            busy={busy}
            onChoose={() => goTo('record', { mode: podcast, shared: 'kept' }, { replace: true })}
          />
        </li>
      ) : null}
    </ul>
  )
}

type ModeChoiceProps = { mode: Mode; hint: string; busy: boolean; onChoose: () => void }

function ModeChoice({ mode, hint, busy, onChoose }: ModeChoiceProps) {
  const { kind, subtype } = getMode(mode)
  const { bird, dataKind } = getKindTheme(kind, subtype)
  return (
    <button type="button" className="attach row -m" data-kind={dataKind} disabled={busy} onClick={onChoose}>
      <Bird name={bird} />
      <span className="text-block">
        <strong>{MODE_LABELS[mode]}</strong>
        <small>{hint}</small>
      </span>
    </button>
  )
}

type PartFormProps = {
  source: PodcastSource
  choice: SharedSoundChoice
  busy: boolean
  onBack: () => void
  onTake: (range: { start: number; end: number }) => void
}

/** Chooses a part that is short enough. */
function PartForm({ source, choice: { limitSeconds }, busy, onBack, onTake }: PartFormProps) {
  const { seconds } = source
  const trimSource = useMemo(() => {
    const { signal } = new AbortController()
    return { seconds, peaks: (range: { start: number; end: number }) => source.peaks(range, signal) }
  }, [source, seconds])
  const moves = useMemo(() => createPartMoves(limitSeconds), [limitSeconds])
  const { range, controls, play, stop } = useTrim({
    initial: () => ({ start: 0, end: limitSeconds }),
    read: (part) => source.samples(part),
    startSeconds: LISTEN_SECONDS,
  })
  return (
    <>
      <p className="dim">{SHARED_IN.tooLong(formatDuration(seconds), formatDuration(limitSeconds))}</p>
      <TrimRange
        source={trimSource}
        label={SHARED_IN.choosePart}
        overview={{
          label: SHARED_IN.wholeSound,
          lens: RECORD.zoomedPart,
          formatRange: (from, to) => `${from} – ${to}`,
        }}
        moves={moves}
        {...controls}
        disabled={busy}
        onSpace={() => play('start')}
      />
      <div className="actions">
        <Button tone="quiet" disabled={busy} onClick={onBack}>
          {RECORD.back}
        </Button>
        <Button
          tone="kind"
          busy={busy}
          onClick={() => {
            stop()
            onTake(range)
          }}
        >
          {SHARED_IN.takePart}
        </Button>
      </div>
    </>
  )
}

/** Seconds of the beginning that are played; the whole part would have to be decoded first. */
const LISTEN_SECONDS = 30
