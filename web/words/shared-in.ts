/** Texts for files shared from other apps. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SHARED_IN = defineMessages('SHARED_IN', {
  lost: 'We couldn’t open what you shared. Choose the file here or paste the link.',
  none: 'Share a link to a podcast, or an audio file (WAV, MP3, OGG or M4A) smaller than 50 MB.',
  recordingOpen: 'Publish or discard this recording first. Then we’ll open what you shared.',
})
