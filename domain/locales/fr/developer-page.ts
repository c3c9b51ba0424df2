/** French texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Développer avec Owlcast',
  intro:
    'Tout ce que tu fais dans l’application, un programme peut le faire pour toi\u00a0: publier un enregistrement, lire un fil, répondre à un message.',
  tokenTitle: '1. Obtiens un jeton',
  tokenText:
    'Ouvre les réglages, crée un jeton d’accès et choisis ce qu’il permet. Copie-le tout de suite, car nous ne le montrons qu’une fois.',
  tokenLink: 'Ouvrir les réglages',
  headerText:
    'Envoie-le dans l’en-tête Authorization de chaque requête. Ne le mets jamais dans une adresse\u00a0: nous le refusons, car les adresses finissent dans des journaux.',
  publishTitle: '2. Publie un enregistrement',
  publishText:
    'Trois appels\u00a0: réserver un envoi, envoyer les octets, publier. Ces exemples publient voice.mp3 depuis ton dossier et affichent la nouvelle publication.',
  curl: 'Avec curl',
  typescript: 'Avec TypeScript',
  scopesTitle: 'Ce qu’un jeton permet',
  scopesText: 'Un jeton ne peut jamais se connecter, créer des jetons, modérer ni supprimer un compte.',
  rulesTitle: 'Bon à savoir',
  limitsText:
    'Si tu appelles trop souvent, la réponse a le statut 429 et Retry-After indique combien de secondes attendre.',
  retryText:
    'Envoie une Idempotency-Key quand tu publies. Si la connexion se coupe, répète l’appel avec la même clé\u00a0: tu reçois la première réponse, sans seconde publication.',
  pagesText:
    'Les listes arrivent par pages. Envoie le cursor d’une page pour obtenir la suivante\u202f; null signifie la fin.',
  errorsText:
    'Les erreurs sont du JSON avec un code identique dans toutes les langues et un texte que tu peux afficher.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Ajoute une adresse dans les réglages. Nous l’appelons quand tu publies, ou quand on te répond, t’écrit ou te mentionne. Les appels ne contiennent que des identifiants\u202f; récupère la publication avec ton jeton. Un appel qui échoue est répété pendant un jour environ.',
  verifyText: 'Vérifie qu’un appel vient de nous\u00a0:',
  botTitle: 'Bots',
  botText:
    'Si un programme publie tout seul, dis-le\u00a0: active la marque de bot dans les réglages, sous «\u00a0Développeurs et données\u00a0».',
  referenceTitle: 'Tous les appels',
  referenceText: 'Chaque appel, avec ses paramètres et réponses, est dans le document OpenAPI.',
  referenceLink: 'Document OpenAPI',
  generateText: 'Des générateurs en font un client typé, par exemple\u00a0:',
}
