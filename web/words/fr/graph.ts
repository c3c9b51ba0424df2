/** French texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('fr')

export const GRAPH: typeof English.GRAPH = {
  loading: 'Chargement de la toile',
  analytics: 'Chiffres',
  posts: 'Publications en tout',
  connections: 'Liens en tout',
  mostConnected: 'La plus reliée',
  noneYet: 'Aucune pour l’instant',
  replies: (count) => counted(count, { one: '# réponse', many: '# de réponses', other: '# réponses' }),
  repliesUnit: (count) => counted(count, { one: ' réponse', many: ' de réponses', other: ' réponses' }),
  find: 'Trouver une publication',
  findLabel: 'Trouver une publication dans la toile',
  found: (count) =>
    counted(count, {
      one: '# publication trouvée',
      many: '# de publications trouvées',
      other: '# publications trouvées',
    }),
  position: (nth, of) => `${nth} sur ${of}`,
  noMatches: 'Aucune publication trouvée.',
  allHidden: 'Tous les types sont masqués. Actives-en un pour voir des publications.',
  kindFilters: 'Types affichés',
  viewMode: 'Afficher comme',
  asGraph: 'Toile',
  asList: 'Liste',
  canvas: 'Toile des publications et de leurs liens',
  canvasHelp:
    'Tab passe d’une publication à l’autre, les flèches suivent les liens, Entrée ouvre une publication.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fitAll: 'Tout voir',
  layoutInProgress: 'Disposition des publications',
  layoutProgress: (share) => share.toLocaleString('fr', { style: 'percent' }),
  skipLayout: 'Montrer maintenant',
  tapAgain: 'Touche encore pour ouvrir',
  legend: 'Légende',
  contentTypes: 'Types de contenus',
  connectionTypes: 'Types de liens',
  list: 'Publications et leurs liens',
  recording: 'Enregistrement',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Autres traits',
  recordingLine: 'enregistrement, dans son Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? counted(connections, { one: '# lien', many: '# de liens', other: '# liens' }) : '',
      recordings > 0
        ? counted(recordings, {
            one: '# enregistrement',
            many: '# d’enregistrements',
            other: '# enregistrements',
          })
        : '',
      isRecording ? 'dans un Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'répond à',
  hasReply: 'a pour réponse',
  recordedIn: 'est enregistré dans',
  hasRecording: 'contient l’enregistrement',
  showMore: (count) => `En afficher ${count.toLocaleString('fr')} de plus`,
  newest: (count) => `Voici les ${count.toLocaleString('fr')} publications les plus récentes.`,
  noConnections: 'Pas encore de liens. Réponds à une publication et un trait apparaît ici.',
  empty: { title: 'Pas encore de publications', text: 'Publie quelque chose et ce sera visible ici.' },
  goToSquawks: 'Voir les squawks',
}
