/** Texts for the MUE Manager; its errors are with all others. */
import { defineMessages } from '../../domain/i18n/i18n'

const mues = (count: number) => (count === 1 ? '1 MUE' : `${count} MUEs`)

export const MUE_MANAGER = defineMessages('MUE_MANAGER', {
  hint: 'Fill the music library, or load it from storage.',
  manage: 'Manage',
  intro: 'Music anyone can add to a recording.',
  actions: 'Library actions',
  setup: 'Setup Table',
  addSamples: 'Add Sample MUEs',
  sync: 'Sync from Storage',
  refresh: 'Refresh',
  empty: 'No MUEs found. Click Setup Table and Add Sample MUEs to get started.',
  loading: 'Loading MUEs',
  ready: (count: number) => `The MUEs table is ready. It has ${mues(count)}.`,
  added: (added: number, absent: number) =>
    absent > 0
      ? `Added ${added} sample MUEs. ${absent} have no file in storage yet.`
      : `Added ${added} sample MUEs.`,
  usingSamples: (count: number) => `Using ${count} sample MUEs`,
  loaded: (count: number) => `Loaded ${mues(count)}.`,
  listing: 'Reading storage …',
  measuring: (done: number, all: number) => `Measuring lengths: ${done} of ${all} …`,
  working: 'Working …',
  storageEmpty: 'There are no MUEs in storage. The library hasn’t changed.',
  synced: (count: number, more: boolean) =>
    more
      ? `Synced. The library now has ${mues(count)}. Storage has more files than one sync can read.`
      : `Synced. The library now has ${mues(count)}.`,
  confirm: {
    title: 'Replace the library?',
    text: (now: number, then: number) =>
      `${mues(now)} will be replaced by the ${then} found in storage. Posts that already have music stay as they are.`,
    cancel: 'Keep it',
    replace: 'Replace',
  },
  seconds: (seconds: number) => `${Math.round(seconds)} s`,
  mood: 'Mood',
  genre: 'Genre',
  playLabel: (name: string) => `Play: ${name}`,
  stopLabel: (name: string) => `Stop: ${name}`,
})
