import { useEffect, useRef, useState } from 'react'
import { fail, messageOf } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import { PODCAST_UPLOAD_MAX_BYTES } from '../../../domain/limits'
import { namesDemo, sourceUrl } from '../../../domain/podcasts'
import { keepPodcastFile, type PodcastFile, readPodcastFile } from '../../api/podcast-files.queries'
import { isDemoAutomatic, loadPodcast } from '../../api/podcasts'
import { demoPodcast } from '../../audio/demo-podcast'
import { openPodcast, type PodcastSource } from '../../audio/podcast-source'
import { PODCAST } from '../../words/podcasts'

/** The origin of the loaded audio. */
export type Origin = 'url' | 'file' | 'demo'
export type Loaded = { source: PodcastSource; name: string; bytes: number; from: Origin; copy: Copy }
/** Whether the whole file is stored on the server, for its author's other devices. */
export type Copy = { at: 'none' | 'saving' | 'failed' } | { at: 'kept'; id: string }
export type SourceState =
  | { at: 'empty' }
  | { at: 'loading'; bytes: number; from: Origin }
  | { at: 'failed'; field: 'originalUrl' | 'file'; message: string; demo: 'offered' | 'preselected' | null }
  | ({ at: 'loaded' } & Loaded)

const EMPTY: SourceState = { at: 'empty' }
/** Survives navigation; a reload loads it again. */
let kept: SourceState = EMPTY
const listeners = new Set<(state: SourceState) => void>()
/** Aborts the upload of the current file when another replaces it. */
let copying = new AbortController()

/** Uploads a loaded file in the background; survives navigation. */
async function copyFile(source: PodcastSource, blob: Blob, name: string): Promise<void> {
  const { signal } = copying
  const note = (copy: Copy) => {
    if (kept.at !== 'loaded' || kept.source !== source) return
    kept = { ...kept, copy }
    for (const listener of listeners) listener(kept)
  }
  note({ at: 'saving' })
  try {
    const id = await keepPodcastFile(blob, name, signal)
    note(id === null ? { at: 'none' } : { at: 'kept', id })
  } catch {
    note({ at: 'failed' })
  }
}

/** Loads a podcast's audio. */
export function useSource(signedIn: boolean, onLoaded: (loaded: Loaded) => void) {
  const [state, setState] = useState(kept)
  const under = useRef<AbortController | null>(null)
  const told = useRef(onLoaded)
  told.current = onLoaded
  useEffect(() => {
    listeners.add(setState)
    return () => {
      listeners.delete(setState)
      under.current?.abort()
    }
  }, [])

  function set(to: SourceState) {
    if (kept.at === 'loaded' && to !== kept) {
      kept.source.close()
      copying.abort()
      copying = new AbortController()
    }
    kept = to.at === 'loaded' ? to : EMPTY
    setState(to)
  }

  /** `copyId`: id of the upload it comes from. */
  async function run(
    from: Origin,
    name: string,
    read: (signal: AbortSignal) => Promise<Blob>,
    copyId: string | null = null,
  ) {
    under.current?.abort()
    const mine = new AbortController()
    under.current = mine
    set({ at: 'loading', bytes: 0, from })
    try {
      const blob = await read(mine.signal)
      const source = await openPodcast(blob)
      if (mine.signal.aborted) return source.close()
      const copy: Copy = copyId === null ? { at: 'none' } : { at: 'kept', id: copyId }
      const loaded = { source, name, bytes: blob.size, from, copy }
      set({ at: 'loaded', ...loaded })
      told.current(loaded)
      if (from === 'file' && signedIn && copyId === null) void copyFile(source, blob, name)
    } catch (error) {
      const byName = from === 'url' && namesDemo(name)
      const automatic = byName && (await isDemoAutomatic(mine.signal))
      if (mine.signal.aborted) return
      if (automatic) return loadDemo()
      const failure = error instanceof Failure ? error : fail('podcast.load_failed', {}, undefined, error)
      const isUrl = from === 'url'
      set({
        at: 'failed',
        field: isUrl ? 'originalUrl' : 'file',
        message: failure.message,
        demo: isUrl ? (byName ? 'preselected' : 'offered') : null,
      })
    }
  }

  function refuseLarge() {
    set({ at: 'failed', field: 'file', message: messageOf('podcast.file_too_large'), demo: null })
  }
  function loadDemo() {
    void run('demo', PODCAST.isDemo, async () => demoPodcast())
  }

  return {
    state,
    loadUrl(typed: string) {
      const url = sourceUrl(typed)
      const refuse = (code: 'podcast.url_required' | 'podcast.load_failed') =>
        set({ at: 'failed', field: 'originalUrl', message: messageOf(code), demo: null })
      if (typed.trim() === '') return refuse('podcast.url_required')
      if (!url) return refuse('podcast.load_failed')
      const onBytes = (bytes: number) => setState((now) => (now.at === 'loading' ? { ...now, bytes } : now))
      void run('url', url, (signal) => loadPodcast(url, { signedIn, signal, onBytes }))
    },
    loadFile(file: File) {
      if (file.size > PODCAST_UPLOAD_MAX_BYTES) return refuseLarge()
      void run('file', file.name, async () => file)
    },
    /** Loads an earlier upload, also from another device. */
    loadKept(file: PodcastFile) {
      void run('file', file.fileName, (signal) => readPodcastFile(file, signal), file.id)
    },
    refuseLarge,
    loadDemo,
    forget() {
      under.current?.abort()
      set(EMPTY)
    },
  }
}
