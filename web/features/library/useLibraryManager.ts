import { useCallback, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import { MUE_MANAGER } from '../../../domain/locales/en/record'
import {
  addSampleTracks,
  getStoredSoundPath,
  readStorage,
  requestLibrarySync,
  setUpLibrary,
} from '../../api/library/mue-manager'
import { getErrorMessage } from '../../api/request-error'
import { measureDurations } from '../../audio/encode/measure-duration'

/** The error message of each action (spec §8); a specific reason is appended. */
const ACTION_ERRORS = {
  setup: 'library.setup_failed',
  samples: 'library.populate_failed',
  sync: 'library.sync_failed',
  refresh: 'library.load_failed',
} as const

type Tone = 'ok' | 'bad'
type ManagerAction = keyof typeof ACTION_ERRORS
/** A pending confirmation: `count` is the number of tracks that replace the library. */
type Confirmation = { count: number; confirm: () => void; cancel: () => void }

/** The actions of the manager, one at a time, and the status line. `read` reloads the library. */
export function useLibraryManager(read: () => Promise<number>) {
  const [status, setStatus] = useState<{ text: string; tone: Tone }>({ text: '', tone: 'ok' })
  const [busy, setBusy] = useState<ManagerAction | null>(null)
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const showStatus = useCallback((text: string, tone: Tone = 'ok') => setStatus({ text, tone }), [])

  async function run(action: ManagerAction, work: () => Promise<string>) {
    if (busy) return
    setBusy(action)
    showStatus(MUE_MANAGER.working)
    try {
      showStatus(await work())
    } catch (error) {
      showStatus(getErrorText(action, error), 'bad')
    }
    setBusy(null)
  }

  /** Asks the user to confirm that `count` tracks replace the library. */
  function confirmReplace(count: number): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean) => () => {
        setConfirmation(null)
        resolve(yes)
      }
      setConfirmation({ count, confirm: answer(true), cancel: answer(false) })
    })
  }

  async function sync(): Promise<string> {
    showStatus(MUE_MANAGER.listing)
    const { sounds } = await readStorage()
    if (sounds.length === 0) return MUE_MANAGER.storageEmpty
    if (!(await confirmReplace(sounds.length))) return ''
    const unprobed = sounds
      .filter(({ seconds }) => seconds === null)
      .map(({ key }) => ({ key, url: getStoredSoundPath(key) }))
    const probed = await measureDurations(unprobed, (done) =>
      showStatus(MUE_MANAGER.measuring(done, unprobed.length)),
    )
    const { tracks, hasMore } = await requestLibrarySync(probed.map(({ key, seconds }) => ({ key, seconds })))
    return MUE_MANAGER.synced(tracks, hasMore)
  }

  const actions = {
    setup: () => void run('setup', async () => MUE_MANAGER.ready((await setUpLibrary()).tracks)),
    samples: () =>
      void run('samples', async () => {
        const { added, missing } = await addSampleTracks()
        return MUE_MANAGER.added(added, missing)
      }),
    sync: () => void run('sync', sync),
    refresh: () => void run('refresh', async () => MUE_MANAGER.loaded(await read())),
  }
  return { status, busy, confirmation, showStatus, actions }
}

function getErrorText(action: ManagerAction, error: unknown): string {
  const failed = formatErrorMessage(ACTION_ERRORS[action])
  const why = getErrorMessage(error)
  return why === failed ? failed : `${failed}. ${why}`
}
