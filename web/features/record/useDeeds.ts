import { useEffect, useMemo } from 'react'
import { type Mode, secondsLimit } from '../../../domain/kinds'
import { WAV_MAX_SECONDS } from '../../../domain/limits'
import type { Me } from '../../../domain/people.schema'
import { recorder } from '../../audio/recorder'
import { isLossless } from '../../state/lossless'
import { useMicrophone } from '../../state/microphone'
import type { Deeds } from './Controls'
import { begin, getSession, setSpeaker } from './session'

/** The maximum duration: the plan's limit, and the lower WAV limit. */
export function limitFor(mode: Mode, isPro: boolean, lossless: boolean): number {
  const seconds = secondsLimit(mode, isPro ? 'pro' : 'free')
  return lossless ? Math.min(seconds, WAV_MAX_SECONDS) : seconds
}

/**
 * The actions of the recorder's buttons and keys. Leaving the screen pauses and releases the microphone: recording is
 * never hidden.
 */
export function useDeeds(me: Me | null | undefined, limitSeconds: number, redo: () => void): Deeds {
  const [deviceId] = useMicrophone()
  const id = me === undefined ? undefined : (me?.id ?? null)
  useEffect(() => setSpeaker(id), [id])
  useEffect(() => {
    return () => {
      if (['asking', 'recording', 'paused'].includes(getSession().state.at)) void recorder.leave()
    }
  }, [])
  return useMemo(
    () => ({
      start: () => void begin({ limitSeconds, deviceId, lossless: isLossless() }),
      pause: () => void recorder.pause(),
      resume: () => void recorder.resume(),
      stop: () => void recorder.stop(),
      redo,
    }),
    [limitSeconds, deviceId, redo],
  )
}
