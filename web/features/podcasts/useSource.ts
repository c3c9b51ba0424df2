import { useEffect, useRef, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { appError, formatErrorMessage } from '../../../domain/errors/errors'
import { PODCAST } from '../../../domain/locales/en/share'
import { isDemoUrl, parseSourceUrl } from '../../../domain/podcasts/podcasts'
import { isPodcastTooLarge } from '../../../domain/podcasts/podcasts.limits'
import { downloadPodcast, isDemoAutomatic } from '../../api/podcasts/load-podcast'
import { type PodcastFile, readPodcastFile, savePodcastFile } from '../../api/podcasts/podcast-files.queries'
import { createDemoPodcast } from '../../audio/podcast/demo-podcast'
import { openPodcast, type PodcastSource } from '../../audio/podcast/podcast-source'

/** The origin of the loaded audio. */
export type Origin = 'url' | 'file' | 'demo'
export type LoadedSource = { source: PodcastSource; name: string; bytes: number; from: Origin; copy: Copy }
/** Whether the whole file is stored on the server, for its author's other devices. */
export type Copy = { at: 'none' | 'saving' | 'failed' | 'unsupported' } | { at: 'kept'; id: string }
export type SourceState =
  | { at: 'empty' }
  | { at: 'loading'; bytes: number; from: Origin }
  | { at: 'failed'; field: 'originalUrl' | 'file'; message: string; demo: 'offered' | 'preselected' | null }
  | ({ at: 'loaded' } & LoadedSource)

const EMPTY: SourceState = { at: 'empty' }
/** Survives navigation; a reload loads it again. */
let savedState: SourceState = EMPTY
const listeners = new Set<(state: SourceState) => void>()
/** Aborts the upload of the current file when another replaces it. */
let copyAbort = new AbortController()

/** Uploads a loaded file in the background; survives navigation. */
async function copyFile(source: PodcastSource, blob: Blob, name: string): Promise<void> {
  const { signal } = copyAbort
  const setCopy = (copy: Copy) => {
    if (savedState.at !== 'loaded' || savedState.source !== source) return
    savedState = { ...savedState, copy }
    for (const listener of listeners) listener(savedState)
  }
  setCopy({ at: 'saving' })
  try {
    const id = await savePodcastFile(blob, name, signal)
    setCopy(id === null ? { at: 'unsupported' } : { at: 'kept', id })
  } catch {
    setCopy({ at: 'failed' })
  }
}

/** Loads a podcast's audio. */
export function useSource(signedIn: boolean, onLoaded: (loaded: LoadedSource) => void) {
  const [state, setState] = useState(savedState)
  const running = useRef<AbortController | null>(null)
  const latestOnLoaded = useRef(onLoaded)
  latestOnLoaded.current = onLoaded
  useEffect(() => {
    listeners.add(setState)
    return () => {
      listeners.delete(setState)
      running.current?.abort()
    }
  }, [])

  function set(to: SourceState) {
    if (savedState.at === 'loaded' && to !== savedState) {
      savedState.source.close()
      copyAbort.abort()
      copyAbort = new AbortController()
    }
    savedState = to.at === 'loaded' ? to : EMPTY
    setState(to)
  }

  /** `copyId`: id of the upload it comes from. */
  async function run(
    from: Origin,
    name: string,
    read: (signal: AbortSignal) => Promise<Blob>,
    copyId: string | null = null,
  ) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    set({ at: 'loading', bytes: 0, from })
    try {
      const blob = await read(own.signal)
      const source = await openPodcast(blob)
      if (own.signal.aborted) return source.close()
      const copy: Copy = copyId === null ? { at: 'none' } : { at: 'kept', id: copyId }
      const loaded = { source, name, bytes: blob.size, from, copy }
      set({ at: 'loaded', ...loaded })
      latestOnLoaded.current(loaded)
      if (from === 'file' && signedIn && copyId === null) void copyFile(source, blob, name)
    } catch (error) {
      const byName = from === 'url' && isDemoUrl(name)
      const automatic = byName && (await isDemoAutomatic(own.signal))
      if (own.signal.aborted) return
      if (automatic) return loadDemo()
      const failure =
        error instanceof AppError ? error : appError('podcast.load_failed', {}, undefined, error)
      const isUrl = from === 'url'
      set({
        at: 'failed',
        field: isUrl ? 'originalUrl' : 'file',
        message: failure.message,
        demo: isUrl ? (byName ? 'preselected' : 'offered') : null,
      })
    }
  }

  function rejectLarge() {
    set({ at: 'failed', field: 'file', message: formatErrorMessage('podcast.file_too_large'), demo: null })
  }
  function loadDemo() {
    void run('demo', PODCAST.demoLabel, async () => createDemoPodcast())
  }

  return {
    state,
    loadUrl(typed: string) {
      const url = parseSourceUrl(typed)
      const refuse = (code: 'podcast.url_required' | 'podcast.load_failed') =>
        set({ at: 'failed', field: 'originalUrl', message: formatErrorMessage(code), demo: null })
      if (typed.trim() === '') return refuse('podcast.url_required')
      if (!url) return refuse('podcast.load_failed')
      const onBytes = (bytes: number) => setState((now) => (now.at === 'loading' ? { ...now, bytes } : now))
      void run('url', url, (signal) => downloadPodcast(url, { signedIn, signal, onBytes }))
    },
    loadFile(file: File) {
      if (isPodcastTooLarge(file.size)) return rejectLarge()
      void run('file', file.name, async () => file)
    },
    /** Loads an earlier upload, also from another device. */
    loadUploaded(file: PodcastFile) {
      void run('file', file.fileName, (signal) => readPodcastFile(file, signal), file.id)
    },
    rejectLarge,
    loadDemo,
    forget() {
      running.current?.abort()
      set(EMPTY)
    },
  }
}
