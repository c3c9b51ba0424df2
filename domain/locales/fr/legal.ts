/** French texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Mentions',
  links: {
    privacy: 'Confidentialité',
    terms: 'Conditions',
    rules: 'Règles',
    imprint: 'Mentions légales',
    contact: 'Nous contacter',
  },
  licences: 'Licences utilisées',
  titles: {
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    rules: 'Règles',
    imprint: 'Mentions légales',
    contact: 'Nous contacter',
  },
  template:
    'Les responsables de ce site n’ont pas encore écrit ce texte. Voici le modèle fourni avec Owlcast.',
  elsewhere: 'Tu peux lire ce texte ici :',
  reach: (site) => `Tu peux joindre les responsables de ${site} ici :`,
  unreachable: 'Il n’y a pas encore de contact.',
  accept: 'En t’inscrivant, tu acceptes :',
}
