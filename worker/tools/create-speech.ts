/** Picks the speech engine: Workers AI on a deployed site, the engine of `npm start` on a developer's machine. */
import type { Env } from '../env'
import type { Problem } from './config-problem'
import type { SpeechRecognizer } from './speech'
import { createLocalRecognizer } from './speech-local'
import { createWorkersAiRecognizer } from './speech-workers-ai'

export type SpeechEnv = Pick<Env, 'ENVIRONMENT' | 'AI' | 'SPEECH'>

/** The recognizer of a site without an engine. */
export const NO_SPEECH: SpeechRecognizer = {
  isConfigured: false,
  transcribe: async () => ({ ok: false, problem: 'not_configured', reason: 'The site has no speech engine' }),
}

/** Creates the speech recognizer; without a binding it is not configured. */
export function createSpeech({ AI, SPEECH }: SpeechEnv): SpeechRecognizer {
  if (AI) return createWorkersAiRecognizer(AI)
  return SPEECH ? createLocalRecognizer(SPEECH) : NO_SPEECH
}

/** Configuration problems that leave recordings without words; the site serves anyway. */
export function listSpeechProblems({ ENVIRONMENT, AI, SPEECH }: SpeechEnv): Problem[] {
  if (ENVIRONMENT !== 'production' || AI || SPEECH) return []
  return [
    {
      name: 'AI',
      problem: 'is not bound, the speech engine',
      remedy: 'repeat it under ai of the environment in wrangler.toml',
    },
  ]
}
