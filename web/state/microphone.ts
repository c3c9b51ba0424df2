/** The microphone a person chose on this device; null for the device's own choice. */
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

const microphoneAtom = atomWithStorage<string | null>('owlcast.microphone', null, undefined, {
  getOnInit: true,
})

export function useMicrophone(): [string | null, (id: string | null) => void] {
  return useAtom(microphoneAtom)
}
