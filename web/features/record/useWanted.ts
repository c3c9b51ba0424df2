import { useEffect, useRef } from 'react'
import { isMode, modeOf } from '../../../domain/kinds'
import { podcastMode } from '../../../domain/podcasts'
import { isAddressed } from '../../../domain/publish'
import { isUnconfirmed } from '../../../domain/recipients'
import { isHandedOver } from '../../../domain/shared-in'
import { findTrack } from '../../api/tracks.queries'
import { readDraft } from '../../audio/drafts'
import { recorder } from '../../audio/recorder'
import { goTo, useView } from '../../state/view'
import { toast } from '../../ui/toast'
import { RECORD } from '../../words/record'
import { SHARED_IN } from '../../words/shared-in'
import { getSession, open, reopen, switchMode } from './session'
import { useRecordSession } from './useRecordSession'

/**
 * Handles the route's parameters: a mode (`?mode=`), a saved draft (`?draft=`), a draft to publish immediately
 * (`&publish=1`), a paused recording to resume (`?resume=1`), or shared content (`?shared=`). After a reload it reopens
 * the tab's draft.
 */
export function useWanted(publish: () => void): void {
  const { params } = useView()
  const mode = params.get('mode')
  const draft = params.get('draft')
  const atOnce = params.has('publish')
  const resumes = params.has('resume')
  const latest = useRef(publish)
  latest.current = publish
  useEffect(() => {
    async function takeUp(id: string) {
      goTo('record', {}, { replace: true })
      // Read before opening: afterwards the recipient may be resolved without the author having seen it.
      const draft = await readDraft(id).catch(() => null)
      const isShownFirst = draft !== null && isAddressed(draft.mode) && isUnconfirmed(draft.form)
      if (!(await open(id, findTrack))) return void toast({ text: RECORD.notOpened, tone: 'bad' })
      // Once React has rendered the opened draft, so that publishing validates that one.
      if (atOnce && !isShownFirst) setTimeout(() => latest.current())
    }
    void reopen(findTrack).then(() => draft && takeUp(draft))
  }, [draft, atOnce])
  useEffect(() => {
    let isWanted = true
    // A reopened recording keeps its mode, whatever the URL says.
    void reopen(findTrack).then(() => {
      if (!isWanted || !mode || !isMode(mode) || getSession().state.at !== 'idle') return
      if (modeOf(mode).accepts.includes('post')) switchMode(mode)
      else toast({ text: RECORD.soonHint })
    })
    return () => {
      isWanted = false
    }
  }, [mode])
  useEffect(() => {
    if (!resumes) return
    goTo('record', {}, { replace: true })
    // Not by the link itself: the user may leave before this screen has loaded.
    void recorder.resume()
  }, [resumes])
  useSharedMode(params.get('shared'))
}

/** Shared content waits while there is another recording; otherwise the URL brings its mode. */
function useSharedMode(shared: string | null): void {
  const isOpen = useRecordSession().state.at === 'idle'
  const waits = useRef(false)
  useEffect(() => {
    waits.current = isHandedOver(shared) && getSession().state.at !== 'idle'
    if (waits.current) toast({ text: SHARED_IN.busy })
  }, [shared])
  useEffect(() => {
    const mode = podcastMode(false)
    if (!isOpen || !waits.current || !mode) return
    waits.current = false
    switchMode(mode)
  }, [isOpen])
}
