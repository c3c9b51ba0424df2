/** The parts of the bench and the selection of a quick run, as data. A part's module is imported only where it is measured. */

/**
 * Loads the function that measures a part. It takes options and returns the lines that `printGoals` prints; a part of many
 * steps gives the lines of each to its second argument, so that a later step that fails does not lose them.
 */
export const PARTS = {
  weight: async () => (await import('./weight.mjs')).measureFirstView,
  feed: async () => (await import('./feed.mjs')).measureFeedLoad,
  sound: async () => (await import('./sound.mjs')).measureAudioRange,
  flat: async () => (await import('./flat.mjs')).measureFlatness,
  search: async () => (await import('./search.mjs')).measureSearch,
  fanout: async () => (await import('./fan-out.mjs')).measureFanOut,
  lighthouse: async () => (await import('./lighthouse.mjs')).measureLighthouse,
  seo: async () => (await import('./seo.mjs')).measureSeo,
  scroll: async () => (await import('./scroll.mjs')).measureScrolling,
  'first-voice': async () => (await import('./first-voice.mjs')).measureFirstVoice,
  voice: async () => (await import('./publish-to-play.mjs')).measureVoice,
  words: async () => (await import('./words.mjs')).measureWords,
  listening: async () => (await import('./listening.mjs')).measureListening,
  field: async () => (await import('./field.mjs')).measureField,
}

/** Parts of bytes and audits, whose figures do not depend on how busy the machine is. */
const UNTIMED = ['weight', 'seo']

/** The parts of `--quick`: fewer rounds by `options`, and of the lines that a part returns only those of `figures`. */
export const QUICK = {
  weight: { figures: ['first view: JavaScript, brotli'] },
  feed: { figures: ['feed from its row / bare row, CPU'], options: { rounds: 3, onlyStored: true } },
  sound: { figures: ['audio range: first byte / bare'], options: { rounds: 3, withSharePage: false } },
  search: { figures: ['search at 10,000 posts: dearest statement'], options: { posts: 10_000 } },
  fanout: { figures: ['fan-out: CPU a delivery'], options: { rounds: 3, frames: 1 } },
  lighthouse: {
    figures: ['app: LCP', 'app: blocked without the inspector'],
    options: { pages: ['app'], rounds: 2, withScores: false, taps: 0 },
  },
  voice: {
    figures: [
      'Publish to visible, 90 s over a track: p95',
      'first sound: p95',
      'share page: HTML and styles, brotli',
    ],
    options: { publishes: 2, longPublishes: 0, plays: 3, withVariants: false },
  },
}

/**
 * The parts to measure in order, each with its options and the goals to report (`null` for all of them).
 * Throws for a part that does not exist, and in a quick run for one that `QUICK` does not have. The files of `field` come
 * from outside: it runs only where a folder of them is named.
 * @param {{ only?: string[] | null, quick?: boolean, million?: boolean, withFeathers?: boolean, stateFolder: string, corpus?: string | null }} options
 */
export function planParts({
  only = null,
  quick = false,
  million = false,
  withFeathers = false,
  stateFolder,
  corpus = null,
}) {
  if (quick && (million || withFeathers)) throw new Error('--quick excludes --million and --feathers')
  const table = quick ? QUICK : PARTS
  const names = only ?? Object.keys(table).filter((name) => name !== 'field' || corpus !== null)
  const unknown = names.filter((name) => !Object.hasOwn(table, name))
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(table).join(', ')}`)
  if (names.includes('field') && corpus === null) throw new Error('field needs --corpus FOLDER')
  const posts = million ? 1_000_000 : 100_000
  const common = {
    feed: { withFeathers, stateFolder },
    sound: { stateFolder },
    flat: { posts, stateFolder },
    search: { posts, stateFolder },
    scroll: { stateFolder },
    words: { posts, stateFolder },
    field: { corpus },
  }
  return names.map((name) => ({
    name,
    options: { ...common[name], ...(quick ? QUICK[name].options : {}) },
    figures: quick ? QUICK[name].figures : null,
    isTimed: !UNTIMED.includes(name),
  }))
}
