import { DEVICE_WORDS } from '../../../domain/locales/en/transcripts'
import type { Playable } from '../../audio/playback/playable'
import { DeviceWordsSlot } from '../../parts/transcripts/DeviceWordsSlot'

/** In the place of the words of a private message: made on this device when the listener asks. */
export function PrivateWords({ now }: { now: Playable }) {
  if (now.post?.visibility !== 'private') return null
  return (
    <div className="private-words stack -center">
      <DeviceWordsSlot key={now.id} post={now.post} item={now} lead={<p>{DEVICE_WORDS.whenAsked}</p>} />
    </div>
  )
}
