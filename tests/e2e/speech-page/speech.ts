/** Exposes the speech engine of the browser to tests. Built by `audio-page.ts`. */
import '../../../web/trusted-scripts'
import * as browserEngine from '../../../web/audio/speech/browser-engine'
import * as files from '../../../web/audio/speech/browser-files'

const speech = { ...files, ...browserEngine }
export type Speech = typeof speech

Object.assign(globalThis, { speech })
