import { type RefObject, useEffect, useRef } from 'react'
import { ANNOUNCEMENTS, RECORD } from '../../../domain/locales/en/record'
import type { RecordState } from '../../recording/machine'
import { suspendActive } from '../../recording/session'
import { isHolding } from '../../state/hold'
import { getTopModal, onModals } from '../../ui/overlays/modals'
import { showToast } from '../../ui/overlays/toast'
import { measureTopBars } from './measure-top-bars'

const IN_SIGHT_RATIO = 0.5

/** The stage of a recorder that has the microphone or may have it: asked for, recording, or paused; otherwise null. */
export type ActiveStage = Extract<RecordState['at'], 'asking' | 'recording' | 'paused'>

export function findActiveStage({ at }: RecordState): ActiveStage | null {
  return at === 'asking' || at === 'recording' || at === 'paused' ? at : null
}

/**
 * Pauses the recording and releases the microphone once less than half of the recorder is in sight: scrolled away, or
 * under the bars at the start and the end of the screen. The rest of a tall form may still be shown. Until it is in sight
 * again, a toast offers to resume.
 */
export function useSuspendOutOfSight(
  recorderRef: RefObject<HTMLElement | null>,
  stage: ActiveStage | null,
  resume: () => void,
): void {
  /** Dismisses the toast while it is shown. */
  const dismissToast = useRef<(() => void) | null>(null)
  useEffect(() => {
    const recorder = recorderRef.current
    if (!stage || !recorder || typeof IntersectionObserver === 'undefined') return
    // Started or resumed by a button that is only partly in sight.
    if (stage !== 'paused') recorder.scrollIntoView({ block: 'nearest' })
    let isOut = false
    const offerResume = () => {
      // A dialog would be over the recorder.
      const isOffered = isOut && stage !== 'asking' && !getTopModal()
      if (isOffered) dismissToast.current ??= showPausedToast(recorder, resume)
      else callOnce(dismissToast)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // A held button records over every view.
        if (isHolding()) return
        isOut = (entries.at(-1)?.intersectionRatio ?? 1) < IN_SIGHT_RATIO
        offerResume()
        if (isOut) suspendActive()
      },
      {
        threshold: IN_SIGHT_RATIO,
        rootMargin: `${-measureTopBars()}px 0px ${-measureEndBars(recorder)}px`,
      },
    )
    observer.observe(recorder)
    const unsubscribe = onModals(offerResume)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [recorderRef, stage, resume])
  // Stopped, discarded, or left for another view, where the draft is offered.
  const isActive = stage !== null
  useEffect(
    () => () => {
      if (isActive) callOnce(dismissToast)
    },
    [isActive],
  )
}

function callOnce(ref: { current: (() => void) | null }): void {
  ref.current?.()
  ref.current = null
}

function showPausedToast(recorder: HTMLElement, resume: () => void): () => void {
  const run = () => {
    recorder.scrollIntoView({ block: 'center' })
    resume()
  }
  return showToast({ text: ANNOUNCEMENTS.paused, isPersistent: true, action: { label: RECORD.resume, run } })
}

/** Height of the bars that stick to the end of the screen over the panel, in pixels. */
function measureEndBars(recorder: HTMLElement): number {
  const bars = [document.querySelector('.bottom-bar'), recorder.parentElement?.querySelector('.send')]
  return bars.reduce((sum, bar) => sum + (bar?.getBoundingClientRect().height ?? 0), 0)
}
