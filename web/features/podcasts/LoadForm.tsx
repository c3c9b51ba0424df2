import Link2 from 'lucide-react/icons/link-2'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useId, useRef } from 'react'
import { PODCAST } from '../../../domain/locales/en/share'
import { PODCAST_URL_MAX_CHARS } from '../../../domain/podcasts/podcasts.limits'
import type { PodcastFile } from '../../api/podcasts/podcast-files.queries'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { UploadedFiles } from './UploadedFiles'
import type { SourceState } from './useSource'

type Props = {
  url: string
  state: Exclude<SourceState, { at: 'loaded' }>
  /** A validation error of publishing. */
  error: string | undefined
  locked: boolean
  signedIn: boolean
  onUrl: (url: string) => void
  onLoadUrl: () => void
  onFile: (file: File) => void
  onUploaded: (file: PodcastFile) => void
  onDemo: () => void
  onStop: () => void
}

const ACCEPT = 'audio/*,.mp3,.wav,.ogg,.m4a,.aac'

/** Three sources of a podcast's audio: a URL, a file of this device, or an earlier upload. */
export function LoadForm({
  url,
  state,
  error,
  locked,
  signedIn,
  onUrl,
  onLoadUrl,
  onFile,
  onUploaded,
  onDemo,
  onStop,
}: Props) {
  const loading = state.at === 'loading'
  const failed = state.at === 'failed' ? state : null
  const urlError = failed?.field === 'originalUrl' ? failed.message : error
  const fileError = failed?.field === 'file' ? failed.message : null
  const byFile = loading && state.from === 'file'
  return (
    <div className="load stack -m">
      <form
        className="stack -start"
        onSubmit={(event) => {
          event.preventDefault()
          onLoadUrl()
        }}
      >
        <Field name="originalUrl" label={PODCAST.url} error={urlError} hint={PODCAST.urlHint}>
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              readOnly={locked || loading}
              value={url}
              placeholder={PODCAST.urlPlaceholder}
              maxLength={PODCAST_URL_MAX_CHARS}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onUrl(event.target.value)}
            />
          )}
        </Field>
        {/* Two buttons instead of one that changes: it would become the submit button while it is pressed. */}
        {loading && !byFile ? (
          <Button key="stop" tone="line" onClick={onStop}>
            {PODCAST.stop}
          </Button>
        ) : (
          <Button
            key="load"
            type="submit"
            tone="kind"
            disabled={locked || loading}
            icon={<Link2 className="icon" />}
          >
            {PODCAST.load}
          </Button>
        )}
      </form>
      <p className="dim" role="status">
        {byFile ? PODCAST.reading : loading ? PODCAST.loading((state.bytes / 1_000_000).toFixed(1)) : null}
      </p>
      {failed?.demo ? (
        <DemoOffer preselected={failed.demo === 'preselected'} signedIn={signedIn} onDemo={onDemo} />
      ) : null}
      <FileField
        error={fileError}
        hint={signedIn ? PODCAST.uploadHintSaved : PODCAST.uploadHint}
        disabled={locked || loading}
        onFile={onFile}
      />
      <UploadedFiles signedIn={signedIn} disabled={locked || loading} onChoose={onUploaded} />
    </div>
  )
}

function FileField({
  error,
  hint,
  disabled,
  onFile,
}: {
  error: string | null
  hint: string
  disabled: boolean
  onFile: (file: File) => void
}) {
  const pick = useRef<HTMLInputElement>(null)
  return (
    <Field name="file" label={PODCAST.upload} error={error} hint={hint}>
      {({ className: _, ...control }) => (
        <>
          <Button
            {...control}
            tone="line"
            disabled={disabled}
            icon={<Upload className="icon" />}
            onClick={() => pick.current?.click()}
          >
            {PODCAST.upload}
          </Button>
          <input
            ref={pick}
            hidden
            type="file"
            accept={ACCEPT}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              // Lets the same file be picked again.
              target.value = ''
            }}
          />
        </>
      )}
    </Field>
  )
}

/** Offered only after the real URL failed (D4); preselected when the URL asks for demo audio by name. */
function DemoOffer({
  preselected,
  signedIn,
  onDemo,
}: {
  preselected: boolean
  signedIn: boolean
  onDemo: () => void
}) {
  const ref = useRef<HTMLButtonElement>(null)
  const hint = useId()
  useEffect(() => {
    if (preselected) ref.current?.focus()
  }, [preselected])
  return (
    <div className="panel surface demo stack -start">
      {signedIn ? null : <p>{PODCAST.signInHint}</p>}
      <p id={hint}>{PODCAST.demoHint}</p>
      <Button ref={ref} tone={preselected ? 'kind' : 'soft'} aria-describedby={hint} onClick={onDemo}>
        {PODCAST.demo}
      </Button>
    </div>
  )
}
