/** Texts for replies: the thread under a card, the recorder panel and the parent picker. */

import { defineMessages } from '../../domain/i18n/i18n'
import type { ConnectionType } from '../../domain/posts/connections'

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
  untitledBy: (name: string) => `reply by ${name}`,
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
  tags: 'Tags',
  sent: 'Reply sent',
  busyHeading: 'You have another recording',
  busyText: 'It’s saved. Publish or discard it first.',
  busyOpen: 'Open recording',
})

/** While recording a reply to a post that was deleted or expired. */
export const REPLY_GONE = defineMessages('REPLY_GONE', {
  post: 'This post is gone.',
  recorder:
    'The post you’re replying to is gone. Your recording is saved. Publish it on its own or delete it.',
  publish: 'Publish on its own',
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
