/** Imports TypeScript of the app in Node, which does not resolve the app's imports without extensions. */
import { runnerImport } from 'vite'
import { ROOT } from './root.ts'

/** The sources that scripts import, by their path from the root of the checkout. */
type AppModules = {
  'domain/audio/audio.limits.ts': typeof import('../domain/audio/audio.limits')
  'domain/audio/loudness.ts': typeof import('../domain/audio/loudness')
  'domain/audio/mp3-counter.ts': typeof import('../domain/audio/mp3-counter')
  'domain/audio/mp3-gain.ts': typeof import('../domain/audio/mp3-gain')
  'domain/audio/sniff.ts': typeof import('../domain/audio/sniff')
  'domain/audio/stored-gain.ts': typeof import('../domain/audio/stored-gain')
  'domain/audio/wav-format.ts': typeof import('../domain/audio/wav-format')
  'domain/backups/backups.ts': typeof import('../domain/backups/backups')
  'domain/imports/feed-dates.ts': typeof import('../domain/imports/feed-dates')
  'domain/kinds.ts': typeof import('../domain/kinds')
  'domain/people/email.ts': typeof import('../domain/people/email')
  'web/audio/resampler.ts': typeof import('../web/audio/resampler')
  'web/audio/speech/model-facts.ts': typeof import('../web/audio/speech/model-facts')
  'web/audio/speech/moonshine.ts': typeof import('../web/audio/speech/moonshine')
  'web/audio/speech/transcribe-pcm.ts': typeof import('../web/audio/speech/transcribe-pcm')
  'web/drafts/store/draft-record.ts': typeof import('../web/drafts/store/draft-record')
  'web/features/contacts/read-contacts-file.ts': typeof import('../web/features/contacts/read-contacts-file')
  'worker/front/app-page.ts': typeof import('../worker/front/app-page')
  'worker/front/paths.ts': typeof import('../worker/front/paths')
  'worker/http/config-problems.ts': typeof import('../worker/http/config-problems')
  'worker/imports/read-feed.ts': typeof import('../worker/imports/read-feed')
  'worker/tools/push.ts': typeof import('../worker/tools/push')
}

/** Returns the exports of a source file. */
export async function loadModule<Path extends keyof AppModules>(path: Path): Promise<AppModules[Path]> {
  return (await runnerImport<AppModules[Path]>(`${ROOT}${path}`, { logLevel: 'error' })).module
}
