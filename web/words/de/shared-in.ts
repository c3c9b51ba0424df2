/** German texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Wir konnten nicht öffnen, was du geteilt hast. Wähle die Datei hier oder füge den Link ein.',
  none: 'Teile einen Link zu einem Podcast oder eine Audiodatei (WAV, MP3, OGG oder M4A) unter 50 MB.',
  recordingOpen: 'Veröffentliche oder verwirf zuerst diese Aufnahme. Dann öffnen wir, was du geteilt hast.',
}
