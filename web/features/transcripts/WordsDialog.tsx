import '../../ui/text/ErrorText.css'
import './WordsDialog.css'
import { useMemo, useState } from 'react'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { layOutText } from '../../../domain/transcripts/text-layout'
import { isTranscribable } from '../../../domain/transcripts/transcript'
import type { SentTranscript } from '../../../domain/transcripts/transcripts.schema'
import { getErrorMessage } from '../../api/request-error'
import { hasTranscript, useTranscript } from '../../api/transcripts/transcripts.queries'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { getKindTheme } from '../../kinds'
import { AudioStrip } from '../../parts/player/AudioStrip'
import { Button } from '../../ui/buttons/Button'
import { Dialog } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'
import { RemoveWords } from './RemoveWords'
import { RequestWords } from './RequestWords'
import { SegmentFields } from './SegmentFields'
import { useWordsForm } from './useWordsForm'

type Props = { post: Post; onClose: () => void }

/** The words of a post for its author: correcting, asking for them again, and removing them. */
export function WordsDialog({ post, onClose }: Props) {
  const item = useMemo(() => toPlayable(post), [post])
  const isReady = item !== null && hasTranscript({ url: item.url, post })
  const { data, error } = useTranscript({ url: item?.url ?? '', post }, isReady)
  // Corrections stay when another device saves: saving says so.
  const [opened, setOpened] = useState(data)
  if (data && !opened) setOpened(data)
  if (item && opened) return <Correction post={post} item={item} opened={opened} onClose={onClose} />
  return (
    <Dialog
      title={WORDS_EDITOR.makeHeading}
      width={560}
      kind={getKindTheme(post.kind, post.subtype).dataKind}
      onClose={onClose}
    >
      <div className="edit-words stack">
        {isReady && !error ? (
          <p role="status">
            <Spinner /> {WORDS_EDITOR.heading}
          </p>
        ) : null}
        {error ? (
          <p className="error-text row" role="alert">
            {getErrorMessage(error)}
          </p>
        ) : null}
        {item ? <AudioStrip item={item} small /> : null}
        {isReady ? null : <RequestWords post={post} onDone={onClose} />}
        {post.transcriptState === null ? null : <RemoveWords post={post} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

type CorrectionProps = Props & { item: Playable; opened: SentTranscript }

function Correction({ post, item, opened, onClose }: CorrectionProps) {
  const layout = useMemo(() => layOutText(opened), [opened])
  const { version, language } = opened
  const form = useWordsForm({ post, url: item.url, layout, version, onDone: onClose })
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      title={WORDS_EDITOR.heading}
      width={560}
      kind={getKindTheme(post.kind, post.subtype).dataKind}
      onClose={onClose}
      footer={
        <>
          <Button tone="line" onClick={form.giveUp}>
            {WORDS_EDITOR.cancel}
          </Button>
          <Button tone="primary" busy={form.isBusy} onClick={form.save}>
            {WORDS_EDITOR.save}
          </Button>
        </>
      }
    >
      <div className="edit-words stack">
        <p className="dim">{form.isRestored ? form.restoredText : WORDS_EDITOR.hint}</p>
        <AudioStrip item={item} small />
        <SegmentFields
          item={item}
          layout={layout}
          texts={form.texts}
          startTimes={form.startTimes}
          isReadOnly={form.isBusy}
          onChange={form.change}
        />
        {form.problem ? (
          <p className="error-text row" role="alert">
            {form.problem}
          </p>
        ) : null}
        {form.newest === null ? null : (
          <details open>
            <summary>{WORDS_EDITOR.newest}</summary>
            <p dir="auto" lang={language}>
              {form.newest}
            </p>
          </details>
        )}
        <p className="visually-hidden" role="status">
          {form.isBusy ? WORDS_EDITOR.saving : ''}
        </p>
        {isTranscribable(post) ? (
          <details
            className="words-again"
            open={isAsking}
            onToggle={(event) => setAsking(event.currentTarget.open)}
          >
            <summary>{WORDS_EDITOR.again}</summary>
            {isAsking ? <RequestWords post={post} onDone={form.giveUp} isAgain /> : null}
          </details>
        ) : null}
        <RemoveWords post={post} onDone={form.giveUp} />
      </div>
    </Dialog>
  )
}
