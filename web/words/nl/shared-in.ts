/** Dutch texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'We konden niet openen wat je deelde. Kies het bestand hier of plak de link.',
  none: 'Deel een link naar een podcast of een audiobestand (WAV, MP3, OGG of M4A) kleiner dan 50 MB.',
  recordingOpen: 'Publiceer deze opname eerst of gooi hem weg. Daarna openen we wat je deelde.',
}
