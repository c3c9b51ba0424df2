/** English texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { defineMessages } from '../../i18n/i18n'
import { createPluralizer } from '../../i18n/plural'
import type { ContentRuleAction, ContentRuleKind } from '../../moderation/content-rules'
import type {
  AppealableAction,
  AppealState,
  DecisionAction,
  HideAction,
  ReportSubject,
  StoredReportReason,
} from '../../moderation/moderation'
import type { MemberRole } from '../../people/roles'

const counted = createPluralizer('en')
const DAY = createDateFormat('en-GB', { dateStyle: 'long' })

/** Reasons of reports, and the rules that decisions are based on. */
export const REASONS = defineMessages<Readonly<Record<StoredReportReason, string>>>('REASONS', {
  harassment: 'Harassment or bullying',
  hate: 'Hate against a group of people',
  violence: 'Threats or violence',
  sexual: 'Sexual content without consent, or with minors',
  self_harm: 'Suicide or self-harm',
  private_facts: 'Someone’s private information or voice',
  impersonation: 'Pretends to be someone else',
  spam: 'Spam or fraud',
  other: 'Something else',
  copyright: 'Copyright',
  flagged: 'A word that this site watches for',
})

export const MODERATOR = defineMessages('MODERATOR', {
  tabs: { appeals: 'Appeals', people: 'People', rules: 'Rules' },
  warn: (name: string) => `Warn ${name}`,
  more: (of: string) => `More actions for ${of}`,
  history: 'History',
  held: 'Deleted or expired. Held until you decide.',
  bySite: 'a rule of this site',
  ask: {
    warn: (name: string) => `Warn ${name}?`,
    hide: (title: string) => `Hide “${title}”?`,
    suspend: (name: string) => `Suspend ${name}?`,
  },
  askMany: {
    dismiss: (count: number) => counted(count, { one: 'Dismiss # report', other: 'Dismiss # reports' }),
    hide: (count: number) => counted(count, { one: 'Hide # post?', other: 'Hide # posts?' }),
  },
  rule: 'Which rule?',
  words: 'Your words to them',
  wordsHint: 'They read this, the rule, and how to appeal. They never learn who reported them.',
  cancel: 'Cancel',
  confirm: { warn: 'Warn', hide: 'Hide', suspend: 'Suspend' },
  warned: 'Warned. They’ve been notified.',
  select: (of: string) => `Select ${of}`,
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  decidedMany: (count: number) => counted(count, { one: '# decided', other: '# decided' }),
  refusedMany: (count: number, why: string) =>
    `${counted(count, { one: '# was left out', other: '# were left out' })}: ${why}`,
  noAppeals: 'No appeals waiting',
  noAppealsText: 'An author can appeal a decision once, within two weeks.',
  theirAppeal: 'Their appeal',
  yourWords: 'The words they got',
  decidedBy: (username: string) => `Decided by @${username}`,
  uphold: 'Keep the decision',
  overturn: 'Take it back',
  otherDecides: 'This decision was yours, so another moderator decides the appeal.',
  appealDone: {
    upheld: 'The decision stays. They’ve been notified.',
    overturned: 'Taken back. They’ve been notified.',
  },
  loadingAppeals: 'Loading appeals',
  searchPeople: 'Name, @username or email',
  searchHint: 'Type a name to find a member, their history and their role.',
  nobody: 'No member found',
  loadingPeople: 'Loading members',
  historyOf: (name: string) => `History of ${name}`,
  openHistory: (name: string) => `Open the history of ${name}`,
  loadingHistory: 'Loading the history',
  since: (at: number) => `Member since ${DAY.format(at)}`,
  posts: (count: number) => counted(count, { one: '# post', other: '# posts' }),
  roles: { member: 'Member', moderator: 'Moderator', admin: 'Admin' } satisfies Record<MemberRole, string>,
  role: 'Role',
  roleDone: 'Role changed. They’ve been notified.',
  note: 'Note for other moderators',
  addNote: 'Add note',
  noEntries: 'No reports, decisions or notes.',
  reported: (reason: string) => `Reported: ${reason}`,
  noted: 'Note',
  acted: {
    dismiss: 'Reports dismissed',
    warn: 'Warned',
    hide: 'Post hidden',
    show: 'Post shown again',
    suspend: 'Suspended',
    release: 'Suspension ended',
  } satisfies Record<DecisionAction, string>,
  helloActed: { hide: 'Hello hidden', show: 'Hello shown again' } satisfies Record<HideAction, string>,
  suspendedDays: (days: number | null) =>
    days === null
      ? 'Suspended for good'
      : counted(days, { one: 'Suspended for # day', other: 'Suspended for # days' }),
  by: (username: string) => `by @${username}`,
  appeal: {
    open: 'Appeal waiting',
    upheld: 'Appeal heard, the decision stays',
    overturned: 'Appeal heard, taken back',
  } satisfies Record<AppealState, string>,
  remove: 'Remove account',
  removeAsk: (name: string) => `Remove the account of ${name}?`,
  removeText: 'Everything they made is deleted and can’t come back.',
  removeName: (username: string) => `Type ${username} to confirm`,
  removed: 'The account is being deleted.',
})

type NamedAction = { subject: ReportSubject['type']; action: DecisionAction; days: number | null }

/** Returns what a moderator did: the length of a suspension, and hellos apart from posts. */
export function formatActed({ subject, action, days }: NamedAction): string {
  if (action === 'suspend') return MODERATOR.suspendedDays(days)
  if (subject === 'hello' && (action === 'hide' || action === 'show')) return MODERATOR.helloActed[action]
  return MODERATOR.acted[action]
}

/** Words, addresses and email domains that the site flags or refuses. */
export const CONTENT_RULES = defineMessages('CONTENT_RULES', {
  hint: 'We look for words in titles, descriptions, tags and names. Addresses and domains can’t sign up.',
  kind: 'What',
  kinds: { word: 'Word or phrase', email: 'Email address', domain: 'Email domain' } satisfies Record<
    ContentRuleKind,
    string
  >,
  value: 'Word, address or domain',
  action: 'What happens',
  actions: { flag: 'Report it to moderators', refuse: 'Refuse it' } satisfies Record<
    ContentRuleAction,
    string
  >,
  add: 'Add rule',
  added: 'Rule added',
  remove: 'Remove',
  removeLabel: (value: string) => `Remove the rule for ${value}`,
  removed: 'Rule removed',
  none: 'No rules yet.',
  loading: 'Loading rules',
})

/** Decisions, as their author reads them. */
export const OWN_DECISIONS = defineMessages('OWN_DECISIONS', {
  title: 'Decisions about you',
  hint: 'What moderators decided, why, and your appeals.',
  loading: 'Loading decisions',
  none: 'No decisions about you.',
  acted: {
    warn: 'You got a warning',
    hide: 'We hid your post',
    suspend: 'We suspended your account',
  } satisfies Record<AppealableAction, string>,
  helloHidden: 'We hid your hello',
  about: (title: string) => `About “${title}”`,
  rule: (rule: string) => `The rule: ${rule}`,
  words: 'The moderator wrote',
  appealUntil: (at: number) => `You can appeal until ${DAY.format(at)}.`,
  tooLate: 'The time to appeal is over.',
  appeal: 'Appeal',
  why: 'Why should we change this?',
  send: 'Send appeal',
  sent: 'Thank you. A moderator will look at it.',
  yourAppeal: 'Your appeal',
  outcome: {
    open: 'A moderator will look at your appeal.',
    upheld: 'We looked at it again. The decision stays.',
    overturned: 'We looked at it again, and took the decision back.',
  } satisfies Record<AppealState, string>,
  byOther: 'Another moderator decided.',
  bySame: 'The same moderator decided, because there is no other.',
})

/** Returns what was decided about a member, as they read it. */
export function formatOwnDecision(subject: ReportSubject['type'], action: AppealableAction): string {
  return subject === 'hello' && action === 'hide' ? OWN_DECISIONS.helloHidden : OWN_DECISIONS.acted[action]
}

export const DECISION_EMAIL = defineMessages('DECISION_EMAIL', {
  subject: {
    warn: 'A warning from the moderators',
    hide: 'We hid your post',
    suspend: 'Your account is suspended',
  } satisfies Record<AppealableAction, string>,
  about: (title: string) => `It is about “${title}”.`,
  rule: (rule: string) => `The rule: ${rule}. A person decided this.`,
  words: (words: string) => `The moderator wrote: ${words}`,
  length: (days: number | null) =>
    days === null
      ? 'The suspension has no end date.'
      : counted(days, {
          one: 'The suspension ends after # day.',
          other: 'The suspension ends after # days.',
        }),
  appeal: (days: number) =>
    `You can appeal within ${days} days, under Settings, Safety, Decisions about you. Another moderator looks at it if there is one.`,
  action: 'See the decision',
  footer: 'You got this email because a moderator decided something about you or your post.',
})

export const APPEAL_EMAIL = defineMessages('APPEAL_EMAIL', {
  subject: {
    upheld: 'Your appeal: the decision stays',
    overturned: 'Your appeal: we took the decision back',
  },
})

export const REMOVAL_EMAIL = defineMessages('REMOVAL_EMAIL', {
  subject: 'We removed your account',
  text: 'An admin removed your account. Everything in it is being deleted.',
})

export const REPORTS_EMAIL = defineMessages('REPORTS_EMAIL', {
  subject: (count: number) => counted(count, { one: '# report is waiting', other: '# reports are waiting' }),
  text: 'Members are waiting for a decision.',
  action: 'Open the reports',
  footer: 'You got this email because you moderate this site. You get at most one an hour.',
  unsubscribe: 'Stop these emails',
})
