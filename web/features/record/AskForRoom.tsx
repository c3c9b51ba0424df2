import { useAtom } from 'jotai'
import { DiscardDialog } from './DiscardDialog'
import { hasSpeech, type RecordState } from './machine'
import { grantWish, wishAtom } from './record-into'
import { getSession } from './session'

/** Asks whether to replace the current recording after the user started another one elsewhere. */
export function AskForRoom({ state }: { state: RecordState }) {
  const [wish, setWish] = useAtom(wishAtom)
  if (!wish || wish.over !== getSession().draftId || !hasSpeech(state)) return null
  return <DiscardDialog state={state} onClose={() => setWish(null)} onConfirm={() => void grantWish(wish)} />
}
