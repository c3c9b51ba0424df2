/** Italian texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenzia ${name}`,
  unmute: (name) => `Non silenziare più ${name}`,
  block: (name) => `Blocca ${name}`,
  unblock: (name) => `Sblocca ${name}`,
  reportPost: 'Segnala',
  reportPerson: (name) => `Segnala ${name}`,
  more: (name) => `Altro su ${name}`,
  signIn: 'Accedi per segnalare, silenziare o bloccare qualcuno.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Non vedrai i post di ${name}. Nessuno lo verrà a sapere.`,
  unmuted: (name) => `Vedrai di nuovo i post di ${name}`,
  blocked: (name) => `Hai bloccato ${name}`,
  unblocked: (name) => `Non blocchi più ${name}`,
  undo: 'Annulla',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloccare ${name}?`,
  text: [
    'Non potrete trovarvi, ascoltarvi, seguirvi, invitarvi o scrivervi. Smettete di seguirvi e gli inviti aperti finiscono. I vostri messaggi vengono nascosti, non eliminati.',
    'Questa persona non lo viene a sapere. I tuoi post pubblici restano pubblici: senza accedere può ascoltarli.',
  ],
  cancel: 'Annulla',
  confirm: 'Blocca',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Molestie o bullismo',
  hate: 'Odio contro un gruppo di persone',
  violence: 'Minacce o violenza',
  sexual: 'Contenuti sessuali senza consenso, o con minori',
  self_harm: 'Suicidio o autolesionismo',
  private_facts: 'Fatti privati o voce di qualcuno',
  impersonation: 'Finge di essere un’altra persona',
  spam: 'Spam o truffa',
  other: 'Altro',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Segnala questo post',
  titlePerson: (name) => `Segnala ${name}`,
  about: (title) => `Su «${title}»`,
  hint: 'La moderazione lo esaminerà. La persona segnalata non saprà da chi.',
  emergencyHint: 'Se qualcuno è in pericolo adesso, chiama il numero di emergenza locale.',
  reason: 'Che cosa non va?',
  details: 'Dobbiamo sapere altro?',
  send: 'Invia',
  cancel: 'Annulla',
  sent: 'Grazie. La moderazione lo esaminerà.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sicurezza',
  lists: {
    blocks: {
      title: 'Persone bloccate',
      hint: 'Non potete ascoltarvi né scrivervi.',
      none: 'Non hai bloccato nessuno.',
      end: 'Sblocca',
      endLabel: (name) => `Sblocca ${name}`,
    },
    mutes: {
      title: 'Persone silenziate',
      hint: 'Non vedi i loro post. Non lo sanno.',
      none: 'Non hai silenziato nessuno.',
      end: 'Riattiva',
      endLabel: (name) => `Non silenziare più ${name}`,
    },
  },
  show: 'Mostra',
  showLabel: (title) => `Mostra: ${title}`,
  loading: 'Caricamento delle persone',
  more: 'Mostra altro',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Hai bloccato ${name}`,
  text: 'Non potete ascoltarvi né scrivervi. Nessuno lo verrà a sapere.',
  unblock: 'Sblocca',
  muted: 'In silenzio',
}
