/** Texts for files shared from other apps. */
import { defineMessages } from '../../domain/i18n'

export const SHARED_IN = defineMessages('SHARED_IN', {
  lost: 'Owlcast could not take what you shared. Choose the file here, or paste the link.',
  none: 'Share a link to a podcast, or an audio file: WAV, MP3, OGG or M4A, less than 50 MB.',
  busy: 'What you shared waits until this recording is out or discarded.',
})
