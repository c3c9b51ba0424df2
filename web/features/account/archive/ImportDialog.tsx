import { parseUrl } from '../../../../domain/text/url'
import '../../../ui/media/ProgressBar.css'
import '../account.css'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { countArchiveKinds, createArchivePlan } from '../../../../domain/archives/archives'
import { formatDate } from '../../../../domain/i18n/dates'
import type { Kind } from '../../../../domain/kinds'
import { ARCHIVE_IMPORT } from '../../../../domain/locales/en/imports'
import { KIND_LABELS } from '../../../../domain/locales/en/kinds'
import type { Me } from '../../../../domain/people/people.schema'
import { getServerNow } from '../../../state/clock'
import { Button } from '../../../ui/buttons/Button'
import { Check } from '../../../ui/fields/Check'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Spinner } from '../../../ui/states/Spinner'
import type { ArchiveProgress } from './import-archive'
import type { OpenedArchive } from './open-archive'
import { type ArchiveChoice, useArchiveImport } from './useArchiveImport'

/** The import of an export: its file, what is in it, the progress, and what was left out. */
export function ImportDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const { state, open, start, stop } = useArchiveImport(me)
  const { step } = state
  return (
    // Only Cancel ends a running import.
    <Dialog title={ARCHIVE_IMPORT.title} width={520} onClose={step === 'running' ? () => undefined : onClose}>
      <div className="archive-import stack -start">
        {step === 'choose' ? (
          <>
            <p>{ARCHIVE_IMPORT.intro}</p>
            {state.problem ? (
              <p className="bad" role="alert">
                {state.problem}
              </p>
            ) : null}
            <FileButton tone="primary" onFile={open}>
              {ARCHIVE_IMPORT.choose}
            </FileButton>
          </>
        ) : null}
        {step === 'reading' ? (
          <p role="status">
            <Spinner /> {ARCHIVE_IMPORT.reading}
          </p>
        ) : null}
        {step === 'chosen' ? (
          <Choice
            archive={state.archive}
            onFile={open}
            onStart={(choice) => void start(state.archive, choice)}
          />
        ) : null}
        {step === 'running' ? <Running progress={state.progress} onCancel={stop} /> : null}
        {step === 'stopped' ? (
          <>
            <p role={state.problem ? 'alert' : 'status'}>{state.problem ?? ARCHIVE_IMPORT.cancelled}</p>
            <Button tone="primary" onClick={() => void start(state.archive, state.choice)}>
              {ARCHIVE_IMPORT.resume}
            </Button>
          </>
        ) : null}
        {step === 'finished' ? <Finished progress={state.progress} onClose={onClose} /> : null}
      </div>
    </Dialog>
  )
}

type FileButtonProps = { tone?: 'primary' | 'quiet'; onFile: (file: File) => void; children: string }

function FileButton({ tone = 'quiet', onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone={tone} icon={<FileUp className="icon" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,application/zip"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Resets the input, so that the same file can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

type ChoiceProps = {
  archive: OpenedArchive
  onFile: (file: File) => void
  onStart: (choice: ArchiveChoice) => void
}

function Choice({ archive, onFile, onStart }: ChoiceProps) {
  const { manifest, profile, hasMessages, unknown } = archive
  // Posts are not counted again while kinds are chosen: the import itself leaves out those that expire meanwhile.
  const [plan] = useState(() => createArchivePlan(archive.posts, getServerNow()))
  const counts = countArchiveKinds(plan.posts)
  const [kinds, setKinds] = useState<readonly Kind[]>(() => counts.map(({ kind }) => kind))
  const [hasProfile, setHasProfile] = useState(false)
  const notes = [
    ...(hasMessages ? [ARCHIVE_IMPORT.messages] : []),
    ...(plan.orphans > 0 ? [ARCHIVE_IMPORT.orphans(plan.orphans)] : []),
    ...(['expired', 'owlcast_missing', 'no_recording', 'hidden'] as const).flatMap((omission) => {
      const count = plan.omitted[omission]
      return count > 0 ? [ARCHIVE_IMPORT.omitted[omission](count)] : []
    }),
    ...(unknown > 0 ? [ARCHIVE_IMPORT.unknown(unknown)] : []),
  ]
  const toggle = (kind: Kind, isTaken: boolean) =>
    setKinds(isTaken ? [...kinds, kind] : kinds.filter((other) => other !== kind))
  return (
    <>
      <p className="dim">
        {ARCHIVE_IMPORT.from(manifest.username, formatSite(manifest.site), formatDay(manifest.exportedAt))}
      </p>
      {counts.length === 0 && !profile ? <p>{ARCHIVE_IMPORT.nothing}</p> : null}
      <fieldset className="stack -m">
        <legend className="item-title">{ARCHIVE_IMPORT.take}</legend>
        {counts.map(({ kind, count }) => (
          <Check
            key={kind}
            checked={kinds.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          >
            {KIND_LABELS[kind].plural} <span className="dim tabular">{count.toLocaleString()}</span>
          </Check>
        ))}
        {profile ? (
          <Check checked={hasProfile} onChange={({ target }) => setHasProfile(target.checked)}>
            {ARCHIVE_IMPORT.profile}
          </Check>
        ) : null}
      </fieldset>
      <ul className="bullets stack -s dim">
        {[ARCHIVE_IMPORT.dates, ...notes].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="archive-actions wrap">
        <Button
          tone="primary"
          disabled={kinds.length === 0 && !hasProfile}
          onClick={() => onStart({ kinds, hasProfile })}
        >
          {ARCHIVE_IMPORT.start}
        </Button>
        <FileButton onFile={onFile}>{ARCHIVE_IMPORT.another}</FileButton>
      </div>
    </>
  )
}

function Running({ progress, onCancel }: { progress: ArchiveProgress | null; onCancel: () => void }) {
  const { done = 0, total = 0 } = progress ?? {}
  return (
    <>
      <p role="status" className="tabular">
        {progress ? ARCHIVE_IMPORT.running(done, total) : ARCHIVE_IMPORT.reading}
      </p>
      <progress className="bar" aria-label={ARCHIVE_IMPORT.progress} max={Math.max(1, total)} value={done} />
      <p className="dim">{ARCHIVE_IMPORT.keepOpen}</p>
      <Button tone="quiet" onClick={onCancel}>
        {ARCHIVE_IMPORT.cancel}
      </Button>
    </>
  )
}

function Finished({ progress, onClose }: { progress: ArchiveProgress; onClose: () => void }) {
  const { imported, known, refused } = progress
  return (
    <>
      <p role="status">
        {ARCHIVE_IMPORT.imported(imported)} {known > 0 ? ARCHIVE_IMPORT.known(known) : null}
      </p>
      {refused.length > 0 ? (
        <>
          <p>{ARCHIVE_IMPORT.refused(refused.length)}</p>
          <ul className="bullets stack -s">
            {refused.map(({ id, title, error }) => (
              <li key={id}>
                <strong dir="auto">{title}</strong>{' '}
                <span className="dim">{error?.message ?? ARCHIVE_IMPORT.damaged}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button tone="primary" onClick={onClose}>
        {ARCHIVE_IMPORT.done}
      </Button>
    </>
  )
}

/** The host of a site's address, or the text itself where it is none. */
const formatSite = (site: string) => parseUrl(site)?.host ?? site

function formatDay(iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? '?' : formatDate(at, { dateStyle: 'medium' })
}
