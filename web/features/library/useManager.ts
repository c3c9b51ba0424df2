import { useCallback, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import { textOf } from '../../api/failure'
import {
  addSampleTracks,
  readStorage,
  setUpLibrary,
  storedSoundPath,
  syncLibrary,
} from '../../api/mue-manager'
import { probeAll } from '../../audio/probe'
import { MANAGER } from '../../words/mue-manager'

/** The error message of each action (spec §8); a specific reason is appended. */
const FAILED = {
  setup: 'library.setup_failed',
  samples: 'library.populate_failed',
  sync: 'library.sync_failed',
  refresh: 'library.load_failed',
} as const

type Tone = 'ok' | 'bad'
type Deed = keyof typeof FAILED
/** A pending confirmation: `count` is the number of tracks that replace the library. */
type Question = { count: number; go: () => void; leave: () => void }

/** The actions of the manager, one at a time, and the status line. `read` reloads the library. */
export function useManager(read: () => Promise<number>) {
  const [status, setStatus] = useState<{ text: string; tone: Tone }>({ text: '', tone: 'ok' })
  const [busy, setBusy] = useState<Deed | null>(null)
  const [confirmation, setConfirmation] = useState<Question | null>(null)
  const showStatus = useCallback((text: string, tone: Tone = 'ok') => setStatus({ text, tone }), [])

  async function run(deed: Deed, work: () => Promise<string>) {
    if (busy) return
    setBusy(deed)
    showStatus(MANAGER.working)
    try {
      showStatus(await work())
    } catch (error) {
      showStatus(problemOf(deed, error), 'bad')
    }
    setBusy(null)
  }

  /** Asks the user to confirm that `count` tracks replace the library. */
  function agrees(count: number): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean) => () => {
        setConfirmation(null)
        resolve(yes)
      }
      setConfirmation({ count, go: answer(true), leave: answer(false) })
    })
  }

  async function sync(): Promise<string> {
    showStatus(MANAGER.listing)
    const { sounds } = await readStorage()
    if (sounds.length === 0) return MANAGER.nothingStored
    if (!(await agrees(sounds.length))) return ''
    const unknown = sounds
      .filter(({ seconds }) => seconds === null)
      .map(({ key }) => ({ key, url: storedSoundPath(key) }))
    const probed = await probeAll(unknown, (done) => showStatus(MANAGER.probing(done, unknown.length)))
    const { tracks, more } = await syncLibrary(probed.map(({ key, seconds }) => ({ key, seconds })))
    return MANAGER.synced(tracks, more)
  }

  const actions = {
    setup: () => void run('setup', async () => MANAGER.ready((await setUpLibrary()).tracks)),
    samples: () =>
      void run('samples', async () => {
        const { added, absent } = await addSampleTracks()
        return MANAGER.added(added, absent)
      }),
    sync: () => void run('sync', sync),
    refresh: () => void run('refresh', async () => MANAGER.loaded(await read())),
  }
  return { status, busy, confirmation, showStatus, actions }
}

function problemOf(deed: Deed, error: unknown): string {
  const failed = messageOf(FAILED[deed])
  const why = textOf(error)
  return why === failed ? failed : `${failed}. ${why}`
}
