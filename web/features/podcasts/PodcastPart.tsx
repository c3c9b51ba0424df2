import '../../ui/lists/Attach.css'
import './PodcastPart.css'
import { useEffect } from 'react'
import { PODCAST_FIELD_MAX_CHARS } from '../../../domain/limits'
import { PODCAST } from '../../../domain/locales/en/share'
import { cleanFileName } from '../../../domain/podcasts/podcast-file'
import {
  createPodcastTags,
  findPodcastMode,
  type PodcastDetail,
  toPodcastDetail,
} from '../../../domain/podcasts/podcasts'
import { useMe } from '../../api/auth/session.queries'
import type { LeadPartProps } from '../../drafts/store/form-part'
import { deleteSharedContent } from '../../state/shared-content'
import { Field } from '../../ui/fields/Field'
import { ClipRow } from './ClipRow'
import { LoadForm } from './LoadForm'
import { SourceRow } from './SourceRow'
import { Steps } from './Steps'
import { TrimPanel } from './TrimPanel'
import { useSharedContent } from './useSharedContent'
import { useSource } from './useSource'

const UNCUT = { trimStart: null, trimEnd: null, demo: false }

/** The podcast to reply to (S4-19): load its audio, trim a clip, and enter author and subject. */
export function PodcastPart({ mode, form, errors, locked, stage, onEdit, onMode }: LeadPartProps) {
  const me = useMe()
  const detail = toPodcastDetail(form.detail)
  const change = (changes: Partial<PodcastDetail>) => onEdit({ detail: { ...detail, ...changes } })
  const { state, ...source } = useSource(me != null, ({ name, from }) =>
    change({
      uploadedFileName: from === 'file' ? cleanFileName(name) : null,
      ...(from === 'file' ? { originalUrl: null } : {}),
    }),
  )
  useSharedContent(stage === 'open' && me !== undefined, { hasClip: form.clipId !== null, onEdit, ...source })
  const fit = findPodcastMode(form.clipId !== null)
  // A clip decides which of the two modes it is (C14).
  useEffect(() => {
    if (fit && fit !== mode && !locked) onMode(fit)
  }, [fit, mode, locked, onMode])

  // The uploaded source that clips are cut from.
  const sourceId = state.at === 'loaded' ? (state.copy.at === 'kept' ? state.copy.id : null) : form.sourceId
  useEffect(() => {
    if (!locked && (sourceId ?? null) !== (form.sourceId ?? null)) onEdit({ sourceId })
  }, [sourceId, form.sourceId, locked, onEdit])

  function changeSubject(subject: string) {
    const follows = form.tags === createPodcastTags(detail.subject)
    onEdit({ detail: { ...detail, subject }, ...(follows ? { tags: createPodcastTags(subject) } : {}) })
  }
  function discardClip() {
    onEdit({ clipId: null, detail: { ...detail, ...UNCUT } })
  }

  function another() {
    source.forget()
    void deleteSharedContent()
  }

  const step = form.clipId ? 'record' : state.at === 'loaded' ? 'trim' : 'load'
  return (
    <section className="podcast stack" data-kind={mode} aria-label={PODCAST.sectionLabel}>
      <Steps now={step} />
      {form.clipId ? (
        <ClipRow clipId={form.clipId} detail={detail} locked={locked} onChange={discardClip} />
      ) : state.at === 'loaded' ? (
        <>
          <SourceRow loaded={state} locked={locked} onChange={another} />
          <TrimPanel
            source={state.source}
            error={errors.clip}
            locked={locked}
            onTrimmed={(clipId, { start, end }) => {
              onEdit({
                clipId,
                detail: { ...detail, trimStart: start, trimEnd: end, demo: state.from === 'demo' },
              })
              // Used: until here it has to survive a sign-in redirect.
              void deleteSharedContent()
            }}
          />
        </>
      ) : (
        <LoadForm
          url={detail.originalUrl ?? ''}
          state={state}
          error={errors.originalUrl ?? errors.clip}
          locked={locked}
          signedIn={me != null}
          onUrl={(url) => change({ originalUrl: url || null })}
          onLoadUrl={() => source.loadUrl(detail.originalUrl ?? '')}
          onFile={source.loadFile}
          onUploaded={source.loadUploaded}
          onDemo={source.loadDemo}
          onStop={source.forget}
        />
      )}
      <div className="who columns">
        <Field name="author" label={PODCAST.author} error={errors.author}>
          {(control) => (
            <input
              {...control}
              readOnly={locked}
              value={detail.author}
              maxLength={PODCAST_FIELD_MAX_CHARS}
              aria-required
              onChange={(event) => change({ author: event.target.value })}
            />
          )}
        </Field>
        <Field name="subject" label={PODCAST.subject} error={errors.subject}>
          {(control) => (
            <input
              {...control}
              readOnly={locked}
              value={detail.subject}
              maxLength={PODCAST_FIELD_MAX_CHARS}
              aria-required
              onChange={(event) => changeSubject(event.target.value)}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
