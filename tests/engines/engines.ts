/** The engines: how each is started, and what it has no way to show. */
import { startFirefox } from './firefox'
import type { Sound } from './sound'
import type { StartedBrowser } from './webdriver'

/** What a page may lack, by choice of the browser or of its user. */
export type Absent = 'webCodecs' | 'files' | 'storage'
export type StartOptions = {
  sound: Sound
  /** Folder that keeps what the browser stores; a new one otherwise, deleted at the end. */
  profile?: string
  isPrivate?: boolean
  isMicrophoneDenied?: boolean
  without?: readonly Absent[]
  scheme?: 'light' | 'dark'
}

/** What a story may need of an engine. */
export type Ability = 'profile' | 'private window' | 'denied microphone' | 'touch' | 'downloads'

export type Engine = {
  name: string
  start: (options: StartOptions) => Promise<StartedBrowser>
  /** The reasons why an ability cannot be shown. */
  lacks: Partial<Record<Ability, string>>
}

const ENGINES: Record<string, Engine> = {
  firefox: { name: 'Firefox', start: startFirefox, lacks: {} },
}

/** The engine of this run, by the variable ENGINE. */
export function getEngine(): Engine {
  const key = process.env.ENGINE ?? ''
  const engine = ENGINES[key]
  if (!engine)
    throw new Error(`There is no engine '${key}': ENGINE is one of ${Object.keys(ENGINES).join(', ')}.`)
  return engine
}
