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
  chooseFeed: 'This page has more than one feed. Which one is it?',
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
  beyond: (count: number, max: number) =>
    counted(count, {
      one: `This feed has # more episode. An import takes only the first ${formatCount(max)}.`,
      other: `This feed has # more episodes. An import takes only the first ${formatCount(max)}.`,
    }),
  capped: (max: number, megabytes: number) =>
    `This feed has more episodes. An import takes only the first ${formatCount(max)}, and at most ${megabytes} MB.`,
  cutOff: 'This feed ends in the middle. What follows is missing.',
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
    damaged: 'The file is damaged or incomplete',
    changes_format: 'The file changes its sound format partway, and browsers stop playing there',
    wav_format: 'A WAV has to be 16-bit mono at a usual sample rate',
    no_sound: 'No sound in this episode',
    bad_address: 'Its address can’t be opened',
    repeated: 'This episode is in the feed twice',
    unreachable: 'We couldn’t load the file',
    storage_full: 'Your storage is full',
    text_refused: 'Has words that this site doesn’t allow',
    failed: 'Something went wrong. Look for new episodes to try again.',
  },
})

export const ARCHIVE_IMPORT = defineMessages('ARCHIVE_IMPORT', {
  title: 'Bring in an export',
  hint: 'Your posts from a zip file that you downloaded from an Owlcast site.',
  open: 'Bring in',
  intro: 'Choose the zip file that you got from “Download your data”, here or on another Owlcast site.',
  choose: 'Choose the zip file',
  reading: 'Reading the file …',
  from: (username: string, site: string, date: string) => `Exported by @${username} from ${site} on ${date}.`,
  take: 'What to bring in',
  profile: 'Name, color and picture of your profile',
  dates: 'Your posts keep their dates and are marked as imported. We don’t notify anyone.',
  messages: 'Messages stay out, because the people you wrote with aren’t here.',
  orphans: (count: number) =>
    counted(count, {
      one: '1 reply to someone else’s post comes along for you alone.',
      other: '# replies to other people’s posts come along for you alone.',
    }),
  omitted: {
    expired: (count: number) =>
      counted(count, { one: '1 post has faded and stays out.', other: '# posts have faded and stay out.' }),
    no_recording: (count: number) =>
      counted(count, {
        one: '1 post has no recording in this file and stays out.',
        other: '# posts have no recording in this file and stay out.',
      }),
    hidden: (count: number) =>
      counted(count, {
        one: '1 post that a moderator hid stays out.',
        other: '# posts that a moderator hid stay out.',
      }),
    owlcast_missing: (count: number) =>
      counted(count, {
        one: '1 recording in someone else’s Owlcast stays out.',
        other: '# recordings in other people’s Owlcasts stay out.',
      }),
  },
  unknown: (count: number) =>
    counted(count, {
      one: '1 post is of a kind that this site doesn’t have.',
      other: '# posts are of a kind that this site doesn’t have.',
    }),
  nothing: 'There is nothing in this file to bring in.',
  start: 'Bring in',
  running: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done.`,
  keepOpen:
    'Please keep this open. If it stops early, choose the same file again: only what is missing comes in.',
  progress: 'Progress of bringing in',
  cancel: 'Cancel',
  cancelled: 'You stopped here. What came in so far stays.',
  resume: 'Continue',
  another: 'Choose another file',
  imported: (count: number) => counted(count, { one: '1 post came in.', other: '# posts came in.' }),
  known: (count: number) => counted(count, { one: '1 was here already.', other: '# were here already.' }),
  refused: (count: number) => counted(count, { one: '1 was left out:', other: '# were left out:' }),
  damaged: 'Its sound is missing or damaged.',
  done: 'Done',
  problems: {
    not_zip: 'This isn’t a zip file.',
    foreign:
      'This isn’t an Owlcast export, or it is an old one. Download your data again and choose that file.',
    newer: 'This export comes from a newer version of Owlcast. This site needs an update first.',
    damaged: 'This file is damaged or incomplete. Please download it again.',
    too_large: 'This file unpacks to more than an export can have, so we stopped.',
  },
})
