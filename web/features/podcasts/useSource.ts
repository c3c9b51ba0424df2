import { useEffect, useRef, useState } from 'react'
import { fail, messageOf } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import { PODCAST_UPLOAD_MAX_BYTES } from '../../../domain/limits'
import { namesDemo, sourceUrl } from '../../../domain/podcasts'
import { isDemoAutomatic, loadPodcast } from '../../api/podcasts'
import { demoPodcast } from '../../audio/demo-podcast'
import { openPodcast, type PodcastSource } from '../../audio/podcast-source'
import { PODCAST } from '../../words/podcasts'

/** Where the audio at hand came from. */
export type Origin = 'url' | 'file' | 'demo'
export type Loaded = { source: PodcastSource; name: string; bytes: number; from: Origin }
export type SourceState =
  | { at: 'empty' }
  | { at: 'loading'; bytes: number; from: Origin }
  | { at: 'failed'; field: 'originalUrl' | 'file'; message: string; demo: 'offered' | 'preselected' | null }
  | ({ at: 'loaded' } & Loaded)

const EMPTY: SourceState = { at: 'empty' }
/** Stays while the person looks at another screen; a reload loads it again. */
let kept: SourceState = EMPTY

/** Loading a podcast's audio, and what came of it. */
export function useSource(signedIn: boolean, onLoaded: (loaded: Loaded) => void) {
  const [state, setState] = useState(kept)
  const under = useRef<AbortController | null>(null)
  const told = useRef(onLoaded)
  told.current = onLoaded
  useEffect(() => () => under.current?.abort(), [])

  function set(to: SourceState) {
    if (kept.at === 'loaded' && to !== kept) kept.source.close()
    kept = to.at === 'loaded' ? to : EMPTY
    setState(to)
  }

  async function run(from: Origin, name: string, read: (signal: AbortSignal) => Promise<Blob>) {
    under.current?.abort()
    const mine = new AbortController()
    under.current = mine
    set({ at: 'loading', bytes: 0, from })
    try {
      const blob = await read(mine.signal)
      const source = await openPodcast(blob)
      if (mine.signal.aborted) return source.close()
      const loaded = { source, name, bytes: blob.size, from }
      set({ at: 'loaded', ...loaded })
      told.current(loaded)
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
    refuseLarge,
    loadDemo,
    forget() {
      under.current?.abort()
      set(EMPTY)
    },
  }
}
