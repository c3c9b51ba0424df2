/** English texts for feeds, replies, connections and search. */

import type { ErrorCode } from '../../errors/error-table'
import { defineMessages } from '../../i18n/i18n'
import type { Kind } from '../../kinds'
import type { ConnectionType } from '../../posts/connections'
import type { OwnFilter } from '../../posts/own-posts'
import type { ReplyPolicy } from '../../posts/reply-policy'

export const EDIT = defineMessages('EDIT', {
  edit: 'Edit',
  editLabel: (title: string) => `Edit ${title}`,
  heading: (noun: string) => `Edit this ${noun}`,
  title: 'Title',
  defaultTitleHint: (title: string) => `If you leave it empty, we’ll call it “${title}”.`,
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separate tags with spaces. We add the #.',
  scriptReadOnly: 'You can’t change the script. To use a new one, record the story again.',
  confirmsAnonymity: 'The title and tags don’t say who this story is about, unless the story does.',
  restored: 'We’ve restored what you typed.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  saved: 'Changes saved',
  edited: 'Edited',
  imported: 'Imported',
})

export const CONNECTION_LABELS = defineMessages<Readonly<Record<ConnectionType, string>>>(
  'CONNECTION_LABELS',
  {
    reply: 'Reply',
    reference: 'Reference',
    continuation: 'Continuation',
    merge: 'Merge',
    branch: 'Branch',
    answer: 'Answer',
    question: 'Question',
  },
)

/** The link to the replies of a post, on every card. */
export const REPLY = defineMessages('REPLY', {
  label: 'Reply',
  /** Continues 'Reply' for screen readers; the count and its unit follow. */
  to: (title: string, count: number) => (count === 0 ? ` to ${title}` : ` to ${title}, `),
  unit: (count: number) => (count === 1 ? ' reply' : ' replies'),
  show: (count: number) => (count === 1 ? 'Hear 1 reply' : `Hear ${count} replies`),
  showLabel: (count: number, title: string) => `${REPLY.show(count)} to ${title}`,
})

export const REPLIES = defineMessages('REPLIES', {
  threadLabel: (title: string) => `Replies to ${title}`,
  loading: 'Loading replies',
  empty: 'No replies yet',
  more: 'More replies',
  loadingMore: 'Loading more',
  /** The name of a reply without a title. */
  /** S2.3-27, verbatim. */
  alsoRepliesTo: (type: ConnectionType, title: string) => `also replies to · ${type} · ${title}`,
  /** Removing a reply: deleting it, or only removing it from this thread. */
  remove: {
    deleted: {
      button: 'Delete',
      label: (title: string) => `Delete ${title}`,
      heading: 'Delete this reply?',
      /** S5-10, verbatim. */
      body: 'Are you sure you want to delete this reply? This action cannot be undone.',
    },
    detached: {
      button: 'Remove',
      label: (title: string) => `Remove ${title} from this thread`,
      heading: 'Remove this reply from your thread?',
      body: 'It stays on the other posts it replies to. If there are none, it’s deleted.',
    },
  },
  cancel: 'Keep it',
  deleted: 'Reply deleted successfully',
  detached: 'Reply deleted successfully. It stays on the other posts it replies to.',
  parentGone: 'The post you wanted to reply to is gone.',
})

/** The recorder panel under a card (S2.3-70, S2.3-71). */
export const REPLY_PANEL = defineMessages('REPLY_PANEL', {
  heading: (name: string) => `Reply to ${name}`,
  start: 'Start Recording',
  requestingMicrophone: 'Waiting for the microphone',
  resume: 'Resume',
  stop: 'Stop Recording',
  reRecord: 'Re-record',
  send: 'Send Reply',
  sending: 'Sending your reply',
  ready: 'Your reply',
  cancel: 'Cancel reply',
  sent: 'Reply sent',
})

/** While recording a reply to a post that was deleted or expired. */
export const REPLY_GONE = defineMessages('REPLY_GONE', {
  post: 'This post is gone.',
  recorder: 'Your recording is saved. Publish it on its own or delete it.',
  recorderPrivate: 'Your recording is saved. Send it on its own or delete it.',
  publish: 'Publish on its own',
  send: 'Send on its own',
  delete: 'Delete recording',
})

export const PARENTS = defineMessages('PARENTS', {
  heading: 'Posts to reply to',
  inReplyTo: 'In reply to',
  count: (n: number, max: number) => `${n} of ${max}`,
  add: 'Add a post',
  addMore: 'Add more posts',
  connectionLabel: (title: string) => `How it connects to ${title}`,
  remove: (title: string) => `Remove post: ${title}`,
  search: 'Search posts to reply to',
  searchHint: 'Search posts',
  loading: 'Loading posts',
  empty: 'No posts to reply to yet',
  noResults: (typed: string) => `No results found for '${typed}'`,
  confirm: (n: number) => (n === 1 ? 'Reply to 1 post' : `Reply to ${n} posts`),
  chooseFirst: 'Choose a post',
})

type Choice = { name: string; hint: string }

export const REPLIES_FROM_WORDS = defineMessages<Readonly<Record<ReplyPolicy, Choice>>>(
  'REPLIES_FROM_WORDS',
  {
    everyone: { name: 'Everyone', hint: 'Anyone can reply.' },
    followed: {
      name: 'People I follow',
      hint: 'Only people you follow can reply in this thread.',
    },
    mentioned: {
      name: 'People I mention',
      hint: 'Only people you mention with @ in the title or text can reply in this thread.',
    },
    nobody: { name: 'No one', hint: 'Replies are off.' },
  },
)

export const REPLY_POLICY_FORM = defineMessages('REPLY_POLICY_FORM', {
  label: 'Who can reply',
  /** After each hint of a restrictive choice. */
  collaboratorsHint: 'You and your collaborators can always reply.',
})

export const REPLY_LOCK = defineMessages('REPLY_LOCK', {
  heading: 'Replies are limited',
  /** For visitors, by the reason that excludes them. */
  signIn: (from: ReplyPolicy) =>
    from === 'nobody'
      ? 'Sign in to reply if you’re the author or a collaborator.'
      : 'Sign in to see if you can reply.',
  signInButton: 'Sign In',
  recordingSaved: 'Your recording is saved.',
  publishSeparatelyHint: 'You can publish it as a separate post.',
  detach: 'Make it a separate post',
  sendSeparatelyHint: 'You can send it as a separate message.',
  detachPrivate: 'Make it a separate message',
})

/** The labels of a chain where it plays, grows and is shared (spec §2.3). */
export type ChainMessages = {
  play: (count: number) => string
  single: string
  /** The count on the card. */
  voiceCount?: (count: number) => string
  add: string
  share: string
}

/** The kinds whose posts form one chain. */
export const CHAIN_LABELS = defineMessages<Partial<Record<Kind, ChainMessages>>>('CHAIN_LABELS', {
  hum: {
    play: (count) => `Play Healing Story (${count})`,
    single: 'Single Message',
    voiceCount: (count) => (count === 1 ? '1 voice' : `${count} voices`),
    add: 'Add to Healing Story',
    share: 'Share HUM',
  },
  nightingale: {
    play: (count) => `Play Song Chain (${count})`,
    single: 'Single Song',
    add: 'Add to Song Chain',
    share: 'Share Song',
  },
})

export const CHAIN = defineMessages('CHAIN', {
  stop: 'Stop',
  stopLabel: (title: string) => `Stop: ${title}`,
  position: (author: string, n: number, of: number) => `${author} · ${n} of ${of}`,
  original: 'Original',
  by: (author: string) => `by ${author}`,
})

/** Why a chain of a kind cannot be played: empty or unavailable. */
export const CHAIN_ERRORS: Partial<Record<Kind, { empty: ErrorCode; failed: ErrorCode }>> = {
  hum: { empty: 'play.no_hum', failed: 'play.hum_error' },
  nightingale: { empty: 'play.no_songs', failed: 'play.songs_error' },
}

export const GRAPH = defineMessages('GRAPH', {
  loading: 'Loading the graph',
  analytics: 'Analytics',
  posts: 'Total posts',
  connections: 'Total connections',
  mostConnected: 'Most connected post',
  noneYet: 'None yet',
  replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  repliesUnit: (count: number) => (count === 1 ? ' reply' : ' replies'),
  /** The accessible name of a node. */
  nodeName: (kind: string, title: string, author: string, replies: string) =>
    `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Find a post',
  findLabel: 'Find a post in the graph',
  found: (count: number) => (count === 1 ? '1 post found' : `${count} posts found`),
  position: (nth: number, of: number) => `${nth} of ${of}`,
  noMatches: 'No posts match.',
  allHidden: 'All kinds are hidden. Turn one on to see posts.',
  kindFilters: 'Show kinds',
  viewMode: 'Show as',
  asGraph: 'Sky',
  asList: 'List',
  canvas: 'Graph of posts and connections',
  canvasHelp:
    'Tab moves between groups of posts, arrow keys inside a group, Enter opens a post, P plays it with its replies.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  layoutInProgress: 'Arranging the posts',
  layoutProgress: (share: number) => `${Math.round(share * 100)} %`,
  skipLayout: 'Show it now',
  tapAgain: 'Tap again to open it',
  closeLegend: 'Close legend',
  starSizes: 'A larger star has more replies.',
  legend: 'Legend',
  contentTypes: 'Content types',
  connectionTypes: 'Connection types',
  list: 'Posts and their connections',
  recording: 'Recording',
  /** The name of a connection inside a sentence. */
  inlineName: (name: string) => name.toLowerCase(),
  otherLines: 'Other lines',
  recordingLine: 'recording, in its Owlcast',
  repliesTo: 'replies to',
  recordedIn: 'is recorded in',
  showMore: (count: number) => `Show ${count} more`,
  newest: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} posts: the newest, and the posts they reply to.`,
  showOlder: 'Show older posts',
  alone: (count: number) =>
    count === 1
      ? '1 post without connections is in the list.'
      : `${count} posts without connections are in the list.`,
  noConnections: 'No connections yet. Reply to a post and a line appears here.',
  empty: { title: 'No posts yet', text: 'Publish a post and it will appear here.' },
  goToSquawks: 'Go to squawks',
})

export const SEARCH = defineMessages('SEARCH', {
  results: 'Quick jump results',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  allResults: (query: string) => `All results for ‘${query}’`,
  noResults: (query: string) => `No results found for '${query}'`,
  searching: 'Searching',
  offline: 'You’re offline. Connect to search.',
  moveKey: 'move',
  jumpKey: 'jump',
  closeKey: 'close',
  postCount: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  recordingCount: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  free: 'Free to listen',
  price: (price: string) => `${price} to listen`,
  // The results view
  heading: 'Search',
  fieldLabel: 'Search posts and people',
  clear: 'Clear the search',
  filterLabel: 'Show results of',
  allKinds: 'All',
  people: 'People',
  allPeople: 'All people',
  morePeople: 'More people match. Type more of the name.',
  more: 'Show more',
  loadingMore: 'Loading',
  loading: 'Searching',
  emptyTitle: 'What are you looking for?',
  emptyText: 'Search posts, people and your messages.',
  showAllKinds: 'Show all kinds',
  didYouMean: 'Did you mean',
  similar: 'Similar posts',
  reply: 'Reply',
  message: 'Private message',
})

export const LIVE = defineMessages('LIVE', {
  newPosts: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
})

/** In the page itself, for browsers that cannot show the app. */
export const TOO_OLD = defineMessages('TOO_OLD', {
  text: 'Your browser is too old for Owlcast.',
  link: 'Listen to the newest posts',
})

export const NOT_FOUND = defineMessages('NOT_FOUND', {
  title: 'Page not found',
  text: 'Check the address. The page may have moved or been deleted.',
  home: 'Go to Owlcast',
  search: 'Search',
})

export const LINK_OFFLINE = defineMessages('LINK_OFFLINE', {
  title: 'You need to be online to open this link',
  text: 'You’re offline. It opens by itself when you’re back online.',
  savedSquawks: 'Saved squawks',
})

/** D17, and the filters of the other lists. */
export const MY_POSTS_FILTER_LABELS = defineMessages<Readonly<Record<OwnFilter, string>>>(
  'MY_POSTS_FILTER_LABELS',
  {
    all: 'All',
    messages: 'Messages',
    spaces: 'Spaces',
    flows: 'Flows',
    podcasts: 'Podcasts',
    started: 'Started',
    replies: 'Replies',
  },
)

/** The text of an empty list. */
export const MY_POSTS_EMPTY = defineMessages<Readonly<Record<Kind, string>>>('MY_POSTS_EMPTY', {
  squawk: 'Your posts will appear here.',
  mue: 'Messages you send will appear here.',
  hum: 'Healing stories you start or add to will appear here.',
  nightingale: 'Songs you start or add to will appear here.',
  owlcast: 'Owlcasts you create and your recordings in others will appear here.',
})

export const MY_POSTS = defineMessages('MY_POSTS', {
  filters: 'Show',
  loading: 'Loading your posts',
  empty: 'Nothing here yet',
  emptyFiltered: (filter: string) => `Nothing in ${filter} yet`,
  showAll: 'Show all',
  inReplyTo: 'In reply to',
  to: 'To',
  signedOut: {
    title: 'Your posts, in one place',
    text: 'Sign in to find, edit or delete them.',
    action: 'Sign in',
    reason: 'Sign in to see your posts.',
  },
})
