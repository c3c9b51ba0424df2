/** Italian texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Segnala il copyright',
  about: (title) => `Su «${title}»`,
  hint: 'Questa risposta usa una tua opera, o quella di qualcuno che rappresenti? Diccelo qui. Solo noi vediamo la tua segnalazione.',
  name: 'Il tuo nome',
  email: 'La tua e-mail',
  emailHint: 'La usiamo solo per risponderti.',
  work: 'Che cosa è stato usato, e a chi appartiene?',
  workHint: 'Il podcast, l’episodio e la parte.',
  confirmation: 'È vero, e l’opera è mia o rappresento chi ne ha i diritti.',
  send: 'Invia la segnalazione',
  cancel: 'Annulla',
  sent: 'Grazie. Abbiamo ricevuto la tua segnalazione.',
  nextSteps: (email) => `Esaminiamo ogni segnalazione. Se abbiamo domande, scriveremo a ${email}.`,
  close: 'Chiudi',
}
