/** Dutch texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'Abonneren in een podcast-app',
  title: 'Abonneren in een podcast-app',
  intro: 'Nieuwe berichten komen vanzelf in je podcast-app.',
  introExpiring: 'Berichten die vervagen zitten er niet bij, tenzij de maker dat wil.',
  apps: 'Podcast-apps',
  address: 'Feedadres',
  copy: 'Kopiëren',
  copied: 'Feedadres gekopieerd.',
  notCopied: 'Kopiëren lukte niet. Selecteer het adres en kopieer het zelf.',
  scan: 'Of scan dit met je telefoon',
  scanLabel: 'QR-code van het feedadres',
  private: 'Heb je hier iets gekocht?',
  privateHint:
    'Een privéadres speelt helemaal af waar je voor betaald hebt. Deel het niet: wie het heeft, kan meeluisteren. In je instellingen kun je het verwijderen.',
  appName: 'Voor welke app is het?',
  appNameHint: 'Bijvoorbeeld ‘Overcast op mijn telefoon’',
  create: 'Privéadres maken',
  created: 'Je privéadres. We tonen het alleen nu.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'Podcast-apps',
  loading: 'Je podcast-apps worden geladen',
  none: 'Geen privéadressen',
  noneHint: 'Je maakt er een waar je je op iemand abonneert: op een profiel, bij een owlcast of een keten.',
  used: 'Laatst gebruikt',
  unused: 'Nog niet gebruikt',
  end: 'Verwijderen',
  endLabel: (name) => `${name} verwijderen`,
  ended: 'Verwijderd. Die app krijgt niets nieuws meer.',
  expiring: 'Zet ook mijn berichten die vervagen in mijn feeds',
  expiringHint: 'Podcast-apps bewaren wat ze gedownload hebben, ook nadat het hier vervaagd is.',
}
