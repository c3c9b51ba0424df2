/** French texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Mettre ${name} en sourdine`,
  unmute: (name) => `Ne plus mettre ${name} en sourdine`,
  block: (name) => `Bloquer ${name}`,
  unblock: (name) => `Débloquer ${name}`,
  reportPost: 'Signaler',
  reportPerson: (name) => `Signaler ${name}`,
  more: (name) => `Plus sur ${name}`,
  signIn: 'Connecte-toi pour signaler quelqu’un ou garder tes distances.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Tu n’entends plus ${name} dans tes listes, sans que cela se sache.`,
  unmuted: (name) => `${name} est de retour dans tes listes`,
  blocked: (name) => `Tu as bloqué ${name}`,
  unblocked: (name) => `Tu ne bloques plus ${name}`,
  undo: 'Annuler',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloquer ${name}\u202f?`,
  text: [
    'Tant que vos deux comptes sont connectés, aucun ne peut trouver, entendre, suivre ou inviter l’autre, lui répondre ou lui écrire. Vos abonnements l’un à l’autre et les invitations en cours prennent fin. Vos messages sont gardés, et masqués.',
    'Cette personne n’en est pas informée. Ce que tu dis en public reste public\u202f: on peut l’entendre sans se connecter, elle aussi.',
  ],
  keep: 'Annuler',
  confirm: 'Bloquer',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Harcèlement ou intimidation',
  hate: 'Haine envers un groupe de personnes',
  violence: 'Menaces ou violence',
  sexual: 'Contenu sexuel sans consentement, ou avec des mineurs',
  self_harm: 'Suicide ou automutilation',
  private_facts: 'Vie privée ou voix de quelqu’un',
  impersonation: 'Se fait passer pour quelqu’un d’autre',
  spam: 'Spam ou fraude',
  other: 'Autre chose',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Signaler cette voix',
  titlePerson: (name) => `Signaler ${name}`,
  about: (title) => `Au sujet de «\u202f${title}\u202f»`,
  why: 'La modération l’examine. La personne signalée ne sait pas par qui.',
  urgent: 'Si quelqu’un est en danger maintenant, appelle le numéro d’urgence local.',
  reason: 'Quel est le problème\u202f?',
  words: 'Autre chose à nous dire\u202f?',
  send: 'Envoyer',
  cancel: 'Annuler',
  thanks: 'Merci. La modération va l’examiner.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sécurité',
  lists: {
    blocks: {
      title: 'Personnes bloquées',
      hint: 'Vous ne pouvez ni vous entendre ni vous joindre.',
      none: 'Tu ne bloques personne.',
      end: 'Débloquer',
      endLabel: (name) => `Débloquer ${name}`,
    },
    mutes: {
      title: 'Personnes en sourdine',
      hint: 'Absentes de tes listes, sans le savoir.',
      none: 'Personne n’est en sourdine.',
      end: 'Réentendre',
      endLabel: (name) => `Ne plus mettre ${name} en sourdine`,
    },
  },
  show: 'Afficher',
  showLabel: (title) => `Afficher\u202f: ${title}`,
  loading: 'Chargement des personnes',
  more: 'Afficher plus',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Tu as bloqué ${name}`,
  text: 'Vous ne pouvez ni vous entendre ni vous joindre, sans que cela se sache.',
  end: 'Débloquer',
  muted: 'En sourdine',
}
