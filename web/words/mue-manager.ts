/** Texts for the MUE Manager; its errors are with all others. */
import { defineMessages } from '../../domain/i18n'

const mues = (count: number) => (count === 1 ? '1 MUE' : `${count} MUEs`)

export const MANAGER = defineMessages('MANAGER', {
  hint: 'Fill the library, or take it over from storage.',
  manage: 'Manage',
  lead: 'The music that everybody may lay under a voice.',
  actions: 'What to do with the library',
  setup: 'Setup Table',
  samples: 'Add Sample MUEs',
  sync: 'Sync from Storage',
  refresh: 'Refresh',
  empty: 'No MUEs found. Click Setup Table and Add Sample MUEs to get started.',
  loading: 'Loading MUEs',
  ready: (count: number) => `The MUEs table is ready, with ${mues(count)} in it.`,
  added: (added: number, absent: number) =>
    absent > 0
      ? `Added ${added} sample MUEs. ${absent} have no file in storage yet.`
      : `Added ${added} sample MUEs.`,
  usingSamples: (count: number) => `Using ${count} sample MUEs`,
  loaded: (count: number) => `Loaded ${mues(count)}.`,
  listing: 'Looking into storage …',
  probing: (done: number, all: number) => `Listening how long they are: ${done} of ${all} …`,
  working: 'Working …',
  nothingStored: 'Storage has no MUEs. The library stays as it is.',
  synced: (count: number, more: boolean) =>
    more
      ? `Synced. The library has ${mues(count)} now; storage has more files than are read at once.`
      : `Synced. The library has ${mues(count)} now.`,
  confirm: {
    title: 'Replace the library?',
    text: (now: number, then: number) =>
      `${mues(now)} will be replaced by the ${then} found in storage. Voices that have music under them stay as they are.`,
    keep: 'Keep it',
    replace: 'Replace',
  },
  seconds: (seconds: number) => `${Math.round(seconds)} s`,
  mood: 'Mood',
  genre: 'Genre',
  play: (name: string) => `Play: ${name}`,
  stop: (name: string) => `Stop: ${name}`,
})
