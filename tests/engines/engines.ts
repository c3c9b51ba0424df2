/** The engines: how each is started, and what it has no way to show. */
import { startChromium } from './chromium'
import { startFirefox } from './firefox'
import type { Sound } from './sound'
import type { StartedBrowser } from './webdriver'
import { startWebkit } from './webkit'

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
export type Ability =
  | 'AAC and Opus by WebCodecs'
  | 'WebCodecs can be off'
  | 'files'
  | 'profile'
  | 'private window'
  | 'denied microphone'
  | 'touch'

export type Engine = {
  name: string
  start: (options: StartOptions) => Promise<StartedBrowser>
  /** The reasons why an ability cannot be shown. */
  lacks: Partial<Record<Ability, string>>
}

const ENGINES: Record<string, Engine> = {
  chromium: {
    name: 'Chromium',
    start: startChromium,
    lacks: {
      touch: 'Chromium’s driver lifts no finger that an earlier command put down; tests/e2e holds by touch',
      'WebCodecs can be off': 'Chromium has no switch for it any more; tests/e2e takes it from the page',
    },
  },
  firefox: { name: 'Firefox', start: startFirefox, lacks: {} },
  webkit: {
    name: 'WebKitGTK',
    start: startWebkit,
    lacks: {
      'AAC and Opus by WebCodecs': 'WebKitGTK’s decoders crash the page or never answer',
      files: 'WebKitGTK has no files of the origin, so it keeps nothing before Stop',
      profile: 'WebKitGTK keeps nothing of an automated window',
      'private window': 'every automated window of WebKitGTK is one',
      'denied microphone': 'WebKitGTK grants it to automated windows',
      touch: 'WebKitGTK’s driver has no touch',
    },
  },
}

/** The engine of this run, by the variable ENGINE. */
export function getEngine(): Engine {
  const key = process.env.ENGINE ?? ''
  const engine = ENGINES[key]
  if (!engine)
    throw new Error(`There is no engine '${key}': ENGINE is one of ${Object.keys(ENGINES).join(', ')}.`)
  return engine
}
