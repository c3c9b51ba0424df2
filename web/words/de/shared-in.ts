/** German texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast konnte nicht annehmen, was du geteilt hast. Wähle die Datei hier oder füge den Link ein.',
  none: 'Teile einen Link zu einem Podcast oder eine Audiodatei: WAV, MP3, OGG oder M4A, weniger als 50 MB.',
  busy: 'Was du geteilt hast, wartet, bis diese Aufnahme veröffentlicht oder verworfen ist.',
}
