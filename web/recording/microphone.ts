/** The microphone chosen on this device; null for the system default. */
import { useAtom } from 'jotai'
import { createStoredAtom } from '../state/stored-atom'

const microphoneAtom = createStoredAtom<string | null>('owlcast.microphone', null)

export function useMicrophone(): [string | null, (id: string | null) => void] {
  return useAtom(microphoneAtom)
}
