import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { DiscardDialog } from './DiscardDialog'
import { hasSpeech, type RecordState } from './machine'
import { grantWish, wishAtom } from './record-into'

/** Asks whether the recording at hand may go, where somebody came to record something else. */
export function AskForRoom({ state }: { state: RecordState }) {
  const [wish, setWish] = useAtom(wishAtom)
  // Whoever leaves without an answer is not asked again.
  useEffect(() => () => setWish(null), [setWish])
  if (!wish || !hasSpeech(state)) return null
  return <DiscardDialog state={state} onClose={() => setWish(null)} onConfirm={() => void grantWish(wish)} />
}
