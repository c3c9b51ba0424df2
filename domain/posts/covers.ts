/** Covers drawn for posts that are played as a series: which drawing, and its shapes, for the app and for pictures. */

type Point = readonly [x: number, y: number]
/** Two handles and an end. */
type Curve = readonly [Point, Point, Point]

/** A shape in a box of 120 by 120. `mix`: how much it has of the stronger tone, the ground having none. */
export type CoverShape = { mix: number } & (
  | { circle: readonly [x: number, y: number, r: number] }
  /** Filled down to the bottom of the box, from its start to the end of its last curve. */
  | { start: Point; curves: readonly Curve[] }
)

export const COVER_BOX = 120

const HILL: CoverShape = {
  mix: 1,
  start: [0, 104],
  curves: [
    [
      [22, 70],
      [46, 70],
      [64, 94],
    ],
    [
      [82, 118],
      [98, 112],
      [120, 76],
    ],
  ],
}
const SUN: CoverShape = { mix: 0.7, circle: [90, 54, 13] }
const WAVES: CoverShape[] = [
  {
    mix: 0.55,
    start: [0, 80],
    curves: [
      [
        [18, 66],
        [30, 66],
        [50, 80],
      ],
      [
        [68, 94],
        [80, 94],
        [100, 80],
      ],
      [
        [108, 74],
        [114, 70],
        [120, 70],
      ],
    ],
  },
  {
    mix: 1,
    start: [0, 98],
    curves: [
      [
        [18, 88],
        [30, 88],
        [50, 98],
      ],
      [
        [68, 108],
        [80, 108],
        [100, 98],
      ],
      [
        [108, 94],
        [114, 92],
        [120, 92],
      ],
    ],
  },
]

/** The five drawings; titles are written over their upper half. */
export const COVER_DRAWINGS: readonly (readonly CoverShape[])[] = [
  [SUN, HILL],
  [{ mix: 1, circle: [74, 84, 40] }],
  WAVES,
  [
    { mix: 1, circle: [82, 87, 27] },
    { mix: 0, circle: [93, 77, 23] },
  ],
  [
    { mix: 0.4, circle: [84, 92, 48] },
    { mix: 0.7, circle: [84, 92, 32] },
    { mix: 1, circle: [84, 92, 16] },
  ],
]

/** Returns the shapes of the cover of a post, which stay the same as long as it lives. */
export function getCoverDrawing(postId: string): readonly CoverShape[] {
  let hash = 2166136261
  for (const char of postId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  // The low bits of FNV-1a change little between ids that end alike.
  return COVER_DRAWINGS[(hash >>> 16) % COVER_DRAWINGS.length] ?? []
}

/** Returns a shape as the data of an SVG path. */
export function toCoverPath(shape: CoverShape): string {
  if ('circle' in shape) {
    const [x, y, r] = shape.circle
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  const { start, curves } = shape
  return `M${start.join(' ')}C${curves.flat(2).join(' ')}V${COVER_BOX}H${start[0]}Z`
}

/** Lines that a name has on a cover, and the letters of medium width in a line of each size. */
const NAME_LINES = 3
const LETTERS_A_LINE = { large: 8, small: 12 } as const
export type CoverNameSize = keyof typeof LETTERS_A_LINE

/** Width of a letter, where one of medium width has 1: capitals are wider, those of East Asia twice as wide. */
function measureLetter(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/u.test(letter)) return 2
  return /\p{Lu}/u.test(letter) ? 1.4 : 1
}

/** Whether words fit into the lines of a cover, none of them broken. */
function isFitting(words: readonly number[], letters: number): boolean {
  let lines = 1
  let used = 0
  for (const word of words) {
    if (word > letters) return false
    const isOnLine = used === 0 || used + 1 + word <= letters
    lines += isOnLine ? 0 : 1
    used = isOnLine && used > 0 ? used + 1 + word : word
  }
  return lines <= NAME_LINES
}

/** The size in which a cover holds all of a name; null for a name that is too long, of which it shows the beginning. */
export function findCoverNameSize(name: string): CoverNameSize | null {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const words = name
    .split(/\s+/u)
    .map((word) => [...segments.segment(word)].reduce((sum, { segment }) => sum + measureLetter(segment), 0))
  const sizes: CoverNameSize[] = ['large', 'small']
  return sizes.find((size) => isFitting(words, LETTERS_A_LINE[size])) ?? null
}
