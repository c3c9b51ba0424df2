/** English texts of imports. */
import { defineMessages } from '../../i18n/i18n'
import { createPluralizer } from '../../i18n/plural'

const counted = createPluralizer('en')
const formatCount = (count: number) => count.toLocaleString('en')

export const IMPORTS = defineMessages('IMPORTS', {
  section: 'Import',
  title: 'Import a podcast',
  hint: 'Its episodes become the recordings of an Owlcast.',
  start: 'Import',
  url: 'Address of the RSS feed',
  lengths: (free: number, pro: number) =>
    `Episodes can be up to ${free} minutes long, with Pro up to ${pro}. Longer ones are left out, and you see which.`,
  read: 'Read the feed',
  loading: 'Loading your imports …',
  none: 'No imports yet.',
  list: 'Your imports',
  putCode:
    'Show that this podcast is yours: put this code into the description of its feed, then press Check. You can take it out again afterwards.',
  check: 'Check the feed',
  copy: 'Copy the code',
  copied: 'Copied.',
  remove: 'Remove',
  orEmail: (to: string) => `Or get a code by email, at ${to}.`,
  codeSent: (to: string) => `We sent a code to ${to}.`,
  send: 'Send the code',
  sendAgain: 'Send a new code',
  typedCode: 'Code from the email',
  confirm: 'Confirm',
  running: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} episodes done.`,
  goesOn: 'You can close this. The import goes on by itself.',
  progress: 'Progress of the import',
  cancel: 'Cancel',
  finished: 'The import is finished.',
  cancelled: 'You cancelled the import.',
  imported: (count: number) => counted(count, { one: '1 episode imported.', other: '# episodes imported.' }),
  refused: (count: number) => counted(count, { one: '1 was left out.', other: '# were left out.' }),
  capped: (max: number) => `This feed has more episodes. We read the first ${formatCount(max)}.`,
  repeat: 'Look for new episodes',
  open: 'Open the Owlcast',
  episodes: 'Episodes',
  more: 'Show more',
  untitled: 'Untitled',
  states: {
    waiting: 'Waiting',
    imported: 'Imported',
    refused: 'Something went wrong. Look for new episodes to try again.',
  },
  problems: {
    too_long: 'Longer than your plan allows',
    too_large: 'The file is too large',
    wrong_type: 'No MP3 or WAV file',
    unreachable: 'We couldn’t load the file',
    storage_full: 'Your storage is full',
    text_refused: 'Has words that this site doesn’t allow',
    failed: 'Something went wrong. Look for new episodes to try again.',
  },
})
