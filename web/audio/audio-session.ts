/**
 * What the system of a phone takes the sounds of the page for, where a browser lets pages say it (Safari): without that,
 * the switch for silence mutes sound that was decoded here, and a recording ends other sound or is ended by it.
 */
export type AudioUse = 'playback' | 'play-and-record'

/** Missing in the DOM types, and in most browsers. */
type AudioSession = { type: 'auto' | AudioUse }

/** By the functions that end them. */
const uses = new Map<() => void, AudioUse>()

/** Announces a use; recording wins over playback. Returns the function that ends it. */
export function announceUse(use: AudioUse): () => void {
  const end = () => {
    uses.delete(end)
    apply()
  }
  uses.set(end, use)
  apply()
  return end
}

/** `playback` while a microphone is open would end it. */
function apply(): void {
  const session: AudioSession | undefined = Reflect.get(navigator, 'audioSession')
  const types = [...uses.values()]
  if (session) session.type = types.find((use) => use !== 'playback') ?? types[0] ?? 'auto'
}
