/** A kind that does not exist: its rows are added to the two tables while they load, and to no other file. */
import type { Plugin } from 'vite'

const KIND_ROW = `heron: {
  view: 'heron', replyView: 'heron', prefix: 'herons', seconds: { free: 120, pro: 600 },
  lifeHours: { free: 12, pro: 36 }, feedLimit: 20, publicFeed: true, tagsRequired: false,
  privateWithRecipient: false, playsAs: 'list', sound: 'speech', priced: true, hasRecordings: true, requires: [],
  shareToken: 'invitation', collaborators: true, replyTagsRequired: false, defaultTags: ['heron'],
  filedAs: 'flows', ownList: 'kind', limitsReplies: true,
},`
const MODE_ROW = `heron: {
  kind: 'heron', accepts: ['post', 'reply'], voiceProcessing: true, pickers: ['mue'],
  start: 'plain', name: 'Heron', tagsName: 'heron',
},`
const WORDS = `heron: {
  singular: 'Heron', noun: 'heron', plural: 'Herons', menu: 'Heron', subtitle: 'Long pauses by the water.',
  hero: 'HR', caption: 'Call', heroLabel: 'Record a heron', record: 'Record a heron', shareHeading: 'Heron',
  stats: { active: 'Standing Herons', authors: 'Waders' }, create: 'Create Heron', upgrade: false,
  empty: { title: 'No herons yet', text: 'Nobody stands in the reeds.' },
  viewAll: 'All herons', ownCount: 'Herons Stood', loading: 'Loading herons',
},`
const LOOK = `heron: { bird: 'squawk', texts: KIND_LABELS.heron, view: 'heron', ownView: null },`

/** Where a row goes: right after the beginning of a table, or right before its end. */
type Row = { after: string; row: string } | { before: string; row: string }

const ROWS: Record<string, Row[]> = {
  'domain/kinds.ts': [
    { before: '} as const satisfies Record<string, KindRow>', row: KIND_ROW },
    { before: '} as const satisfies Record<string, ModeRow>', row: MODE_ROW },
  ],
  'domain/locales/en/kinds.ts': [
    { after: "defineMessages<Record<Kind, KindMessages>>('KIND_LABELS', {", row: WORDS },
    { after: "defineMessages<Record<Mode, string>>('MODE_LABELS', {", row: `heron: 'Heron',` },
  ],
  'web/kinds.tsx': [{ after: 'KIND_UI: Record<Kind, KindUI> = {', row: LOOK }],
}

/** Adds the kind `heron` to the sources. */
export function addSixthKind(): Plugin {
  return {
    name: 'sixth-kind',
    enforce: 'pre',
    transform(code, id) {
      const table = Object.keys(ROWS).find((path) => id.split('?')[0]?.endsWith(`/${path}`))
      return table ? (ROWS[table] ?? []).reduce(addRow, code) : null
    },
  }
}

function addRow(code: string, given: Row): string {
  const place = 'after' in given ? given.after : given.before
  if (code.split(place).length !== 2)
    throw new Error(`the table that begins or ends with '${place}' has moved`)
  return code.replace(place, 'after' in given ? `${place}\n${given.row}` : `${given.row}\n${place}`)
}
