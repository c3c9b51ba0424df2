import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { getMode, isMode, type Mode } from '../../../domain/kinds'
import { RECORD, SHARED_IN } from '../../../domain/locales/en/record'
import { findPodcastMode } from '../../../domain/podcasts/podcasts'
import { isShareOutcome } from '../../../domain/share/share-target'
import { getEndedMode, getFormOfPage } from '../../drafts/session/forms-of-pages'
import { recorder } from '../../drafts/session/recorder'
import { findTabForm, openSavedDraft, reopen } from '../../drafts/session/reopen-draft'
import { openNewPost } from '../../drafts/session/reply'
import { onFormCleared, setShownForm } from '../../drafts/session/session-form'
import { getSession, subscribeSession } from '../../drafts/session/session-state'
import { readDraft } from '../../drafts/store/drafts'
import { findUnconfirmedField } from '../../drafts/store/unconfirmed'
import { isRecordScreenOpen } from '../../state/record-screen'
import { getPageId, goTo, usePageId, useView } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'

/**
 * Handles the route's parameters: a mode (`?mode=`), a saved draft (`?draft=`), a draft to publish immediately
 * (`&publish=1`), a paused recording to resume (`?resume=1`), or shared content (`?shared=`). After a reload it reopens
 * the tab's draft.
 */
export function useRouteParams(publish: () => void): void {
  const { params } = useView()
  const draft = params.get('draft')
  const atOnce = params.has('publish')
  const resumes = params.has('resume')
  const latest = useRef(publish)
  latest.current = publish
  useEffect(() => {
    // Read before opening: afterwards the recipient may be resolved without the author having seen it.
    const tabForm = draft && findTabForm(draft)
    async function openRequested(id: string) {
      goTo('record', {}, { replace: true })
      const stored = await readDraft(id).catch(() => null)
      const isShownFirst = [tabForm, stored].some((copy) => copy && findUnconfirmedField(copy) !== null)
      if (!(await openSavedDraft(id))) return void showToast({ text: RECORD.openFailed, tone: 'bad' })
      // The page shows the opened form, and no longer the one before.
      if (isRecordScreenOpen()) setShownForm(getPageId())
      // Once React has rendered the opened draft, so that publishing validates that one.
      if (atOnce && !isShownFirst) setTimeout(() => latest.current())
    }
    void reopen().then(() => draft && openRequested(draft))
  }, [draft, atOnce])
  useEffect(() => {
    if (!resumes) return
    goTo('record', {}, { replace: true })
    // The screen resumes, and not the link: the user may leave before this screen has loaded.
    void recorder.resume()
  }, [resumes])
  useLinkedMode(params.get('mode'))
  useSharedMode(params.get('shared'))
}

/** Opens the linked mode. From then on the URL names the mode shown: a reload, or a return to this page, opens that one. */
function useLinkedMode(linked: string | null): void {
  /** The URL's mode, once it was opened here. */
  const opened = useRef<Mode | null>(null)
  const pageId = usePageId()
  const navigation = useNavigationType()
  const arrival = {
    // A new page, neither a reload nor a return to this page.
    isNew: navigation === NavigationType.Push,
    formOfPage: navigation === NavigationType.Pop ? getFormOfPage(pageId) : null,
    // The form of the page was sent or discarded.
    isEnded: navigation === NavigationType.Pop && getEndedMode(pageId) !== null,
  }
  const latest = useRef(arrival)
  latest.current = arrival
  useEffect(() => {
    const { isNew, formOfPage, isEnded } = latest.current
    function keepShownMode() {
      const { mode: shown } = getSession()
      const current = Object.fromEntries(new URLSearchParams(location.search))
      // Another page may have been opened that React has not rendered yet.
      if (current.view !== 'record' || current.mode !== opened.current || current.mode === shown) return
      opened.current = shown
      goTo('record', { ...current, mode: shown }, { replace: true })
    }
    const mode = linked && isMode(linked) && !isEnded ? linked : null
    let isWanted = true
    if (mode === null) opened.current = null
    else if (mode !== opened.current)
      void reopen().then(() => {
        if (!isWanted) return
        // Where the page's own form is back, the URL may still name the mode of another recording.
        if (formOfPage?.mode !== getSession().mode) openLinkedMode(mode, isNew)
        opened.current = mode
        keepShownMode()
      })
    const unsubscribe = subscribeSession(keepShownMode)
    return () => {
      isWanted = false
      unsubscribe()
    }
  }, [linked])
}

/** A recording keeps its mode, whatever the URL says. A form of this mode stays unless a new post is to begin. */
function openLinkedMode(mode: Mode, isNew: boolean): void {
  if (getSession().state.at !== 'idle') return
  if (!getMode(mode).accepts.includes('post')) return void showToast({ text: RECORD.comingSoonHint })
  if (isNew || mode !== getSession().mode) openNewPost(mode)
}

/**
 * Shared content waits while there is another recording, which keeps its form when it is recorded again; otherwise the
 * URL brings its mode.
 */
function useSharedMode(shared: string | null): void {
  const waits = useRef(false)
  useEffect(() => {
    let isWanted = true
    waits.current = false
    if (!isShareOutcome(shared)) return
    // After a reload the recording of this tab is loaded first.
    void reopen().then(() => {
      waits.current = isWanted && getSession().state.at !== 'idle'
      if (waits.current) showToast({ text: SHARED_IN.recordingOpen })
    })
    return () => {
      isWanted = false
    }
  }, [shared])
  useEffect(
    () =>
      onFormCleared(() => {
        const mode = findPodcastMode(false)
        if (!waits.current || !mode || shared === 'sound') return
        waits.current = false
        openNewPost(mode)
      }),
    [shared],
  )
}
