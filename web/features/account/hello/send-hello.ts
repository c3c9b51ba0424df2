import type { NewHello } from '../../../../domain/hellos/hellos.schema'
import { updateHello } from '../../../api/account/hello.queries'
import { uploadAudio } from '../../../api/uploads/upload'
import { encodeRecording } from '../../../audio/encode/encode-recording'
import type { Recording } from '../../../audio/recording'
import { HELLO_MODE } from '../../../recording/places'
import { getSoundFormat } from '../../../state/sound-format'

type HelloInput = Omit<NewHello, 'uploadId'> & { ownerId: string }

/** Uploads a recording and makes it the hello of the profile. Repeating it sends nothing twice. */
export async function sendHello(
  recording: Recording,
  { ownerId, text, language }: HelloInput,
): Promise<void> {
  const { signal } = new AbortController()
  const source = { recording, track: null, format: getSoundFormat() }
  const { encoded } = await encodeRecording(source, { signal, onStage: () => undefined })
  const { draftId } = recording
  const sent = { draftId, ownerId, mode: HELLO_MODE, ...encoded, signal, onProgress: () => undefined }
  const { id: uploadId } = await uploadAudio(sent)
  await updateHello({ uploadId, text, language })
}
