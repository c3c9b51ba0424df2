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
  signIn: 'Connecte-toi pour signaler, mettre en sourdine ou bloquer quelqu’un.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Tu ne verras plus les publications de ${name}, sans que cela se sache.`,
  unmuted: (name) => `Tu verras de nouveau les publications de ${name}`,
  blocked: (name) => `Tu as bloqué ${name}`,
  unblocked: (name) => `Tu ne bloques plus ${name}`,
  undo: 'Annuler',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloquer ${name}\u202f?`,
  text: [
    'Vous ne pourrez plus vous trouver, vous écouter, vous suivre, vous inviter ni vous écrire. Vous cessez de vous suivre et les invitations en cours prennent fin. Vos messages sont masqués, pas supprimés.',
    'Cette personne n’en est pas informée. Tes publications publiques restent publiques\u202f: sans se connecter, elle peut les écouter.',
  ],
  cancel: 'Annuler',
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
  titlePost: 'Signaler cette publication',
  titlePerson: (name) => `Signaler ${name}`,
  about: (title) => `Au sujet de «\u202f${title}\u202f»`,
  hint: 'La modération va l’examiner. La personne signalée ne saura pas par qui.',
  emergencyHint: 'Si quelqu’un est en danger maintenant, appelle le numéro d’urgence local.',
  reason: 'Quel est le problème\u202f?',
  details: 'Autre chose à nous dire\u202f?',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: 'Merci. La modération va l’examiner.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sécurité',
  lists: {
    blocks: {
      title: 'Personnes bloquées',
      hint: 'Vous ne pouvez ni vous écouter ni vous écrire.',
      none: 'Tu n’as bloqué personne.',
      end: 'Débloquer',
      endLabel: (name) => `Débloquer ${name}`,
    },
    mutes: {
      title: 'Personnes en sourdine',
      hint: 'Tu ne vois pas leurs publications. Elles ne le savent pas.',
      none: 'Tu n’as mis personne en sourdine.',
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
  text: 'Vous ne pouvez ni vous écouter ni vous écrire. Cette personne n’en est pas informée.',
  unblock: 'Débloquer',
  muted: 'En sourdine',
}
