import { getDefaultStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import { getSecondsLimit, type Mode } from '../../../domain/kinds'
import { WAV_MAX_SECONDS } from '../../../domain/limits'
import { RECORD } from '../../../domain/locales/en/record'
import type { Me } from '../../../domain/people/people.schema'
import { recorder } from '../../drafts/session/recorder'
import { reopen } from '../../drafts/session/reopen-draft'
import { cancelGoOn, goOnRecording, setDraftOwner, startRecording } from '../../drafts/session/session'
import { hasUnloadedDraft } from '../../drafts/session/session-form'
import { getSession } from '../../drafts/session/session-state'
import { holdAtom } from '../../state/hold'
import { getSoundFormat } from '../../state/sound-format'
import { getTopModal, onModals } from '../../ui/overlays/modals'
import { showToast } from '../../ui/overlays/toast'
import type { RecorderActions } from './Controls'
import { useMicrophone } from './microphone'

/** The maximum duration: the plan's limit, and the lower WAV limit. */
export function getLimitSeconds(mode: Mode, isPro: boolean, lossless: boolean): number {
  const seconds = getSecondsLimit(mode, isPro ? 'pro' : 'free')
  return lossless ? Math.min(seconds, WAV_MAX_SECONDS) : seconds
}

const ACTIVE = ['asking', 'recording', 'paused']

/**
 * The actions of the recorder's buttons and keys. Leaving the screen, or a dialog over it, pauses and releases the
 * microphone: recording is never hidden.
 */
export function useRecorderActions(
  me: Me | null | undefined,
  limitSeconds: number,
  onRedo: () => void,
): RecorderActions {
  const [deviceId] = useMicrophone()
  const id = me === undefined ? undefined : (me?.id ?? null)
  useEffect(() => setDraftOwner(id), [id])
  useEffect(() => {
    const unsubscribe = onModals(() => {
      if (getTopModal()) suspendActive()
    })
    // A page in the back/forward cache would hold the microphone.
    window.addEventListener('pagehide', suspendActive)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', suspendActive)
      // A recorder that gives way to a hold leaves the screen after the hold has begun to record, in sight.
      if (!isHolding()) suspendActive()
    }
  }, [])
  return useMemo(
    () => ({
      start() {
        // Pressed before a slow device has loaded the recording of the form: that appears instead of a second one.
        if (hasUnloadedDraft()) void reopen()
        else void startRecording({ limitSeconds, deviceId, format: getSoundFormat() })
      },
      pause: () => void recorder.pause(),
      resume: () => void recorder.resume(),
      stop: () => void recorder.stop(),
      goOn: () =>
        void goOnRecording({ limitSeconds, deviceId, format: getSoundFormat() }).then(
          (isDone) => isDone || showToast({ text: RECORD.goOnFailed }),
        ),
      redo: onRedo,
    }),
    [limitSeconds, deviceId, onRedo],
  )
}

/** Whether a hold goes on, and its recorder is over every view. */
export function isHolding(): boolean {
  return getDefaultStore().get(holdAtom)?.ended === null
}

/** Pauses the recording and releases the microphone, or cancels its request. */
export function suspendActive(): void {
  cancelGoOn()
  if (ACTIVE.includes(getSession().state.at)) void recorder.suspend()
}
