/** Texts for owlcasts: the card, its recordings and playback controls. */
import { defineMessages } from '../../domain/i18n/i18n'

export const OWLCAST = defineMessages('OWLCAST', {
  collaborators: (count: number) => (count === 1 ? '1 collaborator' : `${count} collaborators`),
  startedFrom: (title: string) => `Started from ${title}`,
  play: 'Play',
  hide: 'Hide',
  playLabel: (title: string) => `Play ${title}`,
  hideLabel: (title: string) => `Hide ${title}`,
  record: 'Record',
  recordLabel: (title: string) => `Record in ${title}`,
  reply: 'Reply',
  replyLabel: (title: string) => `Reply to ${title}`,
})

export const RECORDINGS = defineMessages('RECORDINGS', {
  list: (title: string) => `Recordings in ${title}`,
  loading: 'Loading recordings',
  /** S2.2-11, verbatim. */
  none: 'No recordings yet',
  recordFirst: 'Record the first one',
  more: 'More recordings',
  loadingMore: 'Loading more',
  newRecordings: (count: number) => (count === 1 ? '1 new recording' : `${count} new recordings`),
  position: (author: string, n: number, of: number) => `${author} · ${n} of ${of}`,
  controls: 'Conversation controls',
  previous: 'Previous',
  next: 'Next',
  latest: 'Latest',
  conversation: 'conversation',
  actions: (title: string) => `More actions for ${title}`,
  delete: 'Delete',
  singular: 'Recording',
  noun: 'recording',
})
