/** The parts of a healing story's script, in every language. */
import type { HumEmotion, HumTone } from './hum'

type ByTone = Readonly<Record<HumTone, string>>

/** The lines of one language with `{placeholder}` for values; typed text ends with its full stop. */
export type HumTemplate = {
  /** Ends a sentence. */
  stop: string
  /** In the form used after "with". */
  emotions: Readonly<Record<HumEmotion, string>>
  /** {name} */
  open: ByTone
  /** {emotions} */
  speak: string
  /** {condition} */
  condition: string
  /** {outcome} */
  outcome: string
  /** {feeling} */
  feeling: string
  /** {meaning} */
  meaning: string
  breath: string
  stillness: string
  road: ByTone
  /** {name} */
  carry: string
  spirit: string
  us: string
  /** {witnesses} */
  witnesses: string
  close: ByTone
}
