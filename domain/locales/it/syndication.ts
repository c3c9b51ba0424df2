/** Italian texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'Iscriviti in un’app di podcast',
  title: 'Iscriviti in un’app di podcast',
  intro: 'I nuovi post arrivano da soli nella tua app di podcast.',
  introExpiring: 'I post che svaniscono non ci sono, a meno che l’autore non li abbia inclusi.',
  apps: 'App di podcast',
  address: 'Indirizzo del feed',
  copy: 'Copia',
  copied: 'Indirizzo del feed copiato.',
  notCopied: 'Non siamo riusciti a copiarlo. Seleziona l’indirizzo e copialo tu.',
  scan: 'Oppure inquadralo con il telefono',
  scanLabel: 'Codice QR dell’indirizzo del feed',
  private: 'Hai comprato qualcosa qui?',
  privateHint:
    'Un indirizzo privato riproduce per intero ciò che hai pagato. Non condividerlo: chi ce l’ha può ascoltare. Puoi rimuoverlo nelle impostazioni.',
  appName: 'Per quale app è?',
  appNameHint: 'Per esempio «Overcast sul mio telefono»',
  create: 'Crea un indirizzo privato',
  created: 'Il tuo indirizzo privato. Lo mostriamo solo adesso.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'App di podcast',
  loading: 'Caricamento delle tue app di podcast',
  none: 'Nessun indirizzo privato',
  noneHint: 'Lo crei dove ti iscrivi a qualcuno: nel profilo, in un owlcast o in una catena.',
  used: 'Ultimo uso',
  unused: 'Non ancora usato',
  end: 'Rimuovi',
  endLabel: (name) => `Rimuovi ${name}`,
  ended: 'Rimosso. Quell’app non riceve più nulla di nuovo.',
  expiring: 'Metti nei miei feed anche i post che svaniscono',
  expiringHint: 'Le app di podcast conservano ciò che hanno scaricato, anche dopo che qui è svanito.',
}
