/** Puts the audio engine within a test's reach. Built by `audio-page.ts` with the app's own settings. */
import * as drafts from '../../../web/audio/drafts'
import * as encoder from '../../../web/audio/encoder'
import { mixTake } from '../../../web/audio/mixer'
import { recorder } from '../../../web/audio/recorder'

const engine = { recorder, drafts, encoder, mixTake }
export type Engine = typeof engine

Object.assign(window, { engine })
