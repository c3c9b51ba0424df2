import type { ShownPeer } from '../../../../domain/people/author.schema'
import { findMessage } from '../../../recording/places'
import { useForm, useRecordState } from '../../../recording/useRecording'

/** Whether a message to this peer is being recorded, or its recording is not sent yet. */
export function useIsRecordingTo(peer: ShownPeer | undefined): boolean {
  const form = useForm(() => (peer ? findMessage(peer) : null))
  return useRecordState(form?.formId).at !== 'idle'
}
