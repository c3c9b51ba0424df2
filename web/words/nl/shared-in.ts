/** Dutch texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast kon niet aannemen wat je deelde. Kies het bestand hier, of plak de link.',
  none: 'Deel een link naar een podcast, of een audiobestand: WAV, MP3, OGG of M4A, minder dan 50 MB.',
  busy: 'Wat je deelde wacht tot deze opname gepubliceerd of weggegooid is.',
}
