import { useEffect, useRef } from 'react'
import { isMode, modeOf } from '../../../domain/kinds'
import { podcastMode } from '../../../domain/podcasts'
import { isAddressed } from '../../../domain/publish'
import { isUnconfirmed } from '../../../domain/recipients'
import { isHandedOver } from '../../../domain/shared-in'
import { findTrack } from '../../api/tracks.queries'
import { readDraft } from '../../audio/drafts'
import { goTo, useView } from '../../state/view'
import { toast } from '../../ui/toast'
import { RECORD } from '../../words/record'
import { SHARED_IN } from '../../words/shared-in'
import { getSession, open, reopen, switchMode } from './session'
import { useRecordSession } from './useRecordSession'

/**
 * What the person came for: a mode (`?mode=`), a saved draft (`?draft=`), or a draft to be published at once
 * (`&publish=1`), or an answer to what another app handed over (`?shared=`). After a reload it is what this tab had open.
 */
export function useWanted(publish: () => void): void {
  const { params } = useView()
  const mode = params.get('mode')
  const draft = params.get('draft')
  const atOnce = params.has('publish')
  const latest = useRef(publish)
  latest.current = publish
  useEffect(() => {
    async function takeUp(id: string) {
      goTo('record', {}, { replace: true })
      // As its author left it: once it is open, who the name belongs to may be known before they have read it.
      const draft = await readDraft(id).catch(() => null)
      const isShownFirst = draft !== null && isAddressed(draft.mode) && isUnconfirmed(draft.form)
      if (!(await open(id, findTrack))) return void toast({ text: RECORD.notOpened, tone: 'bad' })
      // Once React knows the opened draft, publishing judges that one.
      if (atOnce && !isShownFirst) setTimeout(() => latest.current())
    }
    void reopen(findTrack).then(() => draft && takeUp(draft))
  }, [draft, atOnce])
  useEffect(() => {
    let isWanted = true
    // The recording that this tab had open keeps its mode, whatever the address says.
    void reopen(findTrack).then(() => {
      if (!isWanted || !mode || !isMode(mode) || getSession().state.at !== 'idle') return
      if (modeOf(mode).accepts.includes('post')) switchMode(mode)
      else toast({ text: RECORD.soonHint })
    })
    return () => {
      isWanted = false
    }
  }, [mode])
  useSharedMode(params.get('shared'))
}

/** What was handed over while another recording is at hand waits for it; the view's address brings its mode otherwise. */
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
