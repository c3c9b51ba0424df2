/** Texts for the graph of posts and connections. */
import { defineMessages } from '../../domain/i18n/i18n'

type Tied = { connections: number; recordings: number; isRecording: boolean }

export const GRAPH = defineMessages('GRAPH', {
  loading: 'Loading the graph',
  analytics: 'Analytics',
  posts: 'Total posts',
  connections: 'Total connections',
  mostConnected: 'Most connected post',
  noneYet: 'None yet',
  replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  repliesUnit: (count: number) => (count === 1 ? ' reply' : ' replies'),
  find: 'Find a post',
  findLabel: 'Find a post in the graph',
  found: (count: number) => (count === 1 ? '1 post found' : `${count} posts found`),
  position: (nth: number, of: number) => `${nth} of ${of}`,
  noMatches: 'No posts match.',
  allHidden: 'All kinds are hidden. Turn one on to see posts.',
  kindFilters: 'Show kinds',
  viewMode: 'Show as',
  asGraph: 'Graph',
  asList: 'List',
  canvas: 'Graph of posts and connections',
  canvasHelp: 'Tab moves between posts, arrow keys follow connections, Enter opens a post.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  layoutInProgress: 'Arranging the posts',
  layoutProgress: (share: number) => `${Math.round(share * 100)} %`,
  skipLayout: 'Show it now',
  tapAgain: 'Tap again to open it',
  legend: 'Legend',
  contentTypes: 'Content types',
  connectionTypes: 'Connection types',
  list: 'Posts and their connections',
  recording: 'Recording',
  /** The name of a connection inside a sentence. */
  inlineName: (name: string) => name.toLowerCase(),
  otherLines: 'Other lines',
  recordingLine: 'recording, in its Owlcast',
  /** The summary of a list entry before it is expanded. */
  connectionSummary: ({ connections, recordings, isRecording }: Tied) =>
    [
      connections === 1 ? '1 connection' : connections > 1 ? `${connections} connections` : '',
      recordings === 1 ? '1 recording' : recordings > 1 ? `${recordings} recordings` : '',
      isRecording ? 'in an Owlcast' : '',
    ]
      .filter(Boolean)
      .join(' · '),
  repliesTo: 'replies to',
  hasReply: 'has the reply',
  recordedIn: 'is recorded in',
  hasRecording: 'has the recording',
  showMore: (count: number) => `Show ${count} more`,
  newest: (count: number) => `These are the newest ${count.toLocaleString('en')} posts.`,
  noConnections: 'No connections yet. Reply to a post and a line appears here.',
  empty: { title: 'No posts yet', text: 'Publish a post and it will appear here.' },
  goToSquawks: 'Go to squawks',
})
