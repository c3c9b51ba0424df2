/** Dutch texts for the graph of posts and connections. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../graph'

const counted = createPluralizer('nl')

export const GRAPH: typeof English.GRAPH = {
  loading: 'Het web wordt geladen',
  analytics: 'Cijfers',
  posts: 'Posts in totaal',
  connections: 'Verbindingen in totaal',
  mostConnected: 'Meest verbonden post',
  noneYet: 'Nog geen',
  replies: (count) => counted(count, { one: '# antwoord', other: '# antwoorden' }),
  repliesUnit: (count) => counted(count, { one: ' antwoord', other: ' antwoorden' }),
  find: 'Zoek een post',
  findLabel: 'Zoek een post in het web',
  found: (count) => counted(count, { one: '# post gevonden', other: '# posts gevonden' }),
  position: (nth, of) => `${nth} van ${of}`,
  noMatches: 'Geen posts gevonden.',
  allHidden: 'Alle soorten staan uit. Zet er een aan om posts te zien.',
  kindFilters: 'Soorten tonen',
  viewMode: 'Tonen als',
  asGraph: 'Web',
  asList: 'Lijst',
  canvas: 'Web van posts en verbindingen',
  canvasHelp: 'Tab gaat van post naar post, pijltjes volgen verbindingen, Enter opent een post.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitAll: 'Alles tonen',
  layoutInProgress: 'De posts worden geordend',
  layoutProgress: (share) => share.toLocaleString('nl', { style: 'percent' }),
  skipLayout: 'Nu al tonen',
  tapAgain: 'Tik nog een keer om het te openen',
  legend: 'Legenda',
  contentTypes: 'Soorten inhoud',
  connectionTypes: 'Soorten verbindingen',
  list: 'Posts en hun verbindingen',
  recording: 'Opname',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Andere lijnen',
  recordingLine: 'opname, in haar Owlcast',
  connectionSummary: ({ connections, recordings, isRecording }) =>
    [
      connections > 0 ? counted(connections, { one: '# verbinding', other: '# verbindingen' }) : '',
      recordings > 0 ? counted(recordings, { one: '# opname', other: '# opnames' }) : '',
      isRecording ? 'in een Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'antwoordt op',
  hasReply: 'heeft als antwoord',
  recordedIn: 'is opgenomen in',
  hasRecording: 'heeft de opname',
  showMore: (count) => `Nog ${count.toLocaleString('nl')} tonen`,
  newest: (count) => `Dit zijn de nieuwste ${count.toLocaleString('nl')} posts.`,
  noConnections: 'Nog geen verbindingen. Antwoord op een post en hier verschijnt een lijn.',
  empty: { title: 'Nog geen posts', text: 'Publiceer een post en hij verschijnt hier.' },
  goToSquawks: 'Naar de squawks',
}
