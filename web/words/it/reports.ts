/** Italian texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Segnala il copyright',
  about: (title) => `Su «${title}»`,
  why: 'Questa risposta usa un’opera tua, o di qualcuno per cui parli? Diccelo qui. Nessun altro vede la tua segnalazione.',
  name: 'Il tuo nome',
  email: 'La tua e-mail',
  emailHint: 'Solo per risponderti.',
  work: 'Che cosa è stato usato, e di chi è?',
  workHint: 'Il podcast, l’episodio, e quale parte.',
  truthful: 'Questo è vero, e l’opera è mia o parlo per chi ne ha i diritti.',
  send: 'Invia la segnalazione',
  cancel: 'Annulla',
  done: 'Grazie. La tua segnalazione è arrivata.',
  next: (email) => `Le esaminiamo tutte. Se abbiamo domande, scriviamo a ${email}.`,
  close: 'Chiudi',
}
