/** The microphone chosen on this device; null for the system default. */
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

const microphoneAtom = atomWithStorage<string | null>('owlcast.microphone', null, undefined, {
  getOnInit: true,
})

export function useMicrophone(): [string | null, (id: string | null) => void] {
  return useAtom(microphoneAtom)
}
