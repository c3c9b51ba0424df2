/** Facts about the local speech engine; without the model, for the page. */

export const MOONSHINE_ENGINE = 'moonshine-tiny'
/** The input of the model: mono, 16 kHz. */
export const SPEECH_RATE_HZ = 16_000
/** The only language of the model. */
export const MODEL_LANGUAGE = 'en'

/** Returns whether the local model knows a language, by its BCP 47 code; an unknown one is never tried. */
export function canTranscribeLanguage(language: string | null): boolean {
  return language?.toLowerCase().split('-')[0] === MODEL_LANGUAGE
}
