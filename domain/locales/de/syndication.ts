/** German texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'In Podcast-App abonnieren',
  title: 'In Podcast-App abonnieren',
  intro: 'Neue Beiträge kommen von selbst in deine Podcast-App.',
  introExpiring: 'Beiträge, die verschwinden, sind nur dabei, wenn ihr Autor das möchte.',
  apps: 'Podcast-Apps',
  address: 'Feed-Adresse',
  copy: 'Kopieren',
  copied: 'Feed-Adresse kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte markiere die Adresse und kopiere sie selbst.',
  scan: 'Oder mit dem Handy scannen',
  scanLabel: 'QR-Code der Feed-Adresse',
  private: 'Hier etwas gekauft?',
  privateHint:
    'Eine private Adresse spielt ganz ab, wofür du bezahlt hast. Gib sie nicht weiter: Wer sie hat, kann mithören. In deinen Einstellungen kannst du sie entfernen.',
  appName: 'Für welche App ist sie?',
  appNameHint: 'Zum Beispiel „Overcast auf meinem Handy“',
  create: 'Private Adresse erstellen',
  created: 'Deine private Adresse. Wir zeigen sie nur jetzt.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'Podcast-Apps',
  loading: 'Deine Podcast-Apps werden geladen',
  none: 'Keine privaten Adressen',
  noneHint:
    'Du erstellst sie dort, wo du jemanden abonnierst: im Profil, bei einem Owlcast oder einer Kette.',
  used: 'Zuletzt benutzt',
  unused: 'Noch nicht benutzt',
  end: 'Entfernen',
  endLabel: (name) => `${name} entfernen`,
  ended: 'Entfernt. Diese App bekommt nichts Neues mehr.',
  expiring: 'Auch meine Beiträge, die verschwinden, in meine Feeds aufnehmen',
  expiringHint: 'Podcast-Apps behalten, was sie geladen haben, auch wenn es hier verschwindet.',
}
