/**
 * What the system of a phone takes the sounds of the page for, where a browser lets pages say it (Safari): without that,
 * the switch for silence mutes sound that was decoded here, and a recording ends other sound or is ended by it.
 */
export type AudioUse = 'playback' | 'play-and-record'

/** Missing in the DOM types, and in most browsers. */
type AudioSession = { type: 'auto' | AudioUse }

const uses: { use: AudioUse }[] = []

/** Announces a use; recording wins over playback. Returns the function that ends it. */
export function announceUse(use: AudioUse): () => void {
  const entry = { use }
  uses.push(entry)
  apply()
  return () => {
    const at = uses.indexOf(entry)
    if (at < 0) return
    uses.splice(at, 1)
    apply()
  }
}

/** `playback` while a microphone is open would end it. */
function apply(): void {
  const session: AudioSession | undefined = Reflect.get(navigator, 'audioSession')
  if (!session) return
  const isRecording = uses.some(({ use }) => use === 'play-and-record')
  const type = isRecording ? 'play-and-record' : uses.length > 0 ? 'playback' : 'auto'
  if (session.type !== type) session.type = type
}
