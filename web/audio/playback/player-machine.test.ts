/** The player without a browser: what each event changes in each state, and what is done about it. */
import { expect, test } from 'vitest'
import { QUEUE_ADVANCE_AFTER_END_MS, QUEUE_ADVANCE_AFTER_ERROR_MS } from '../../../domain/limits'
import type { Playable } from './playable'
import type { PlaybackError } from './playback-error'
import { reducePlayer } from './player-machine'
import * as states from './player-state'
import { enqueueItem, moveUpcoming, type PlayQueue, playNow, removeUpcoming } from './queue'

const createItem = (id: string, more: Partial<Playable> = {}): Playable => ({
  id,
  kind: 'squawk',
  title: id,
  author: 'Wren',
  url: `/media/${id}`,
  seconds: 60,
  peaks: '',
  ...more,
})
const [a, b, c] = [createItem('a'), createItem('b'), createItem('c')]
const chain: PlayQueue = { items: [a, b, c], at: 0 }
const alone: PlayQueue = { items: [a], at: 0 }
const list = playNow({ items: [], at: -1 }, [a], [b])
const whole = createItem('locked')
const preview = { ...whole, seconds: 9, price: { paidId: 'locked', cents: 99, whole } }
const moment = createItem('moment', { url: '/media/a', part: { start: 2, end: 4 } })

const MISSING: PlaybackError = { code: 'play.missing', params: {} }
const REFUSED: PlaybackError = { code: 'play.playback_failed', params: {} }
const NOW = 1_000_000

type Given = Partial<Omit<states.PlayerMachine, 'phase'>> & { at: Phase }
type Phase = keyof typeof PHASES
const PHASES = {
  idle: { at: 'idle' },
  loading: { at: 'loading' },
  playing: { at: 'playing' },
  between: { at: 'between' },
  paused: { at: 'paused', ended: null },
  afterPreview: { at: 'paused', ended: 'preview' },
  afterList: { at: 'paused', ended: 'list' },
  passingOver: { at: 'failed', error: MISSING, goesOn: true },
  failed: { at: 'failed', error: MISSING, goesOn: false },
} as const satisfies Record<string, states.PlayerPhase>

const makeMachine = ({ at, ...more }: Given): states.PlayerMachine => ({
  ...states.createMachine(1),
  queue: at === 'idle' ? { items: [], at: -1 } : chain,
  ...more,
  phase: PHASES[at],
})

const makeFacts = (facts: Partial<states.PlayerFacts> = {}): states.PlayerFacts => ({
  position: 10,
  duration: 60,
  isBroken: false,
  isOnline: true,
  playsOn: true,
  now: NOW,
  mayPlay: () => true,
  getSavedPosition: () => 0,
  ...facts,
})

/** An effect in a line: what is done, and to what. */
function describeEffect(effect: states.PlayerEffect): string {
  switch (effect.do) {
    case 'open':
      return `open ${effect.item.id} at ${effect.speed}×`
    case 'play':
      return `play ${effect.id}`
    case 'seek':
      return `seek ${effect.seconds}`
    case 'setSpeed':
      return `setSpeed ${effect.speed}`
    case 'preload':
      return `preload ${effect.url}`
    case 'savePosition':
      return `save ${effect.id} ${effect.seconds}`
    case 'reportHeard':
      return `heard ${effect.item.id}`
    case 'send':
      return `${effect.type} in ${effect.afterMs}`
    default:
      return effect.do
  }
}

type Facts = Partial<states.PlayerFacts>
/** The state, the event, the next phase and current item, the effects; then what else is so. */
type Row = [Given, states.PlayerEvent, `${Phase} ${string}`, string[], Facts?]

const findPhase = ({ phase }: states.PlayerMachine) =>
  Object.entries(PHASES).find(([, known]) => JSON.stringify(known) === JSON.stringify(phase))?.[0]

function run(given: Given, event: states.PlayerEvent, facts?: Facts) {
  const before = makeMachine(given)
  const [after, effects] = reducePlayer(before, event, makeFacts(facts))
  const { now } = states.toSnapshot(after)
  return {
    before,
    after,
    next: `${findPhase(after)} ${now?.id ?? '-'}`,
    effects: effects.map(describeEffect),
  }
}

function testRows(title: string, rows: Row[]) {
  test.each(rows)(`${title}: %o, %o`, (given, event, next, effects, facts) => {
    const found = run(given, event, facts)
    expect([found.next, found.effects]).toEqual([next, effects])
  })
}

/** Each element event, in each phase. */
testRows('the element', [
  [{ at: 'loading' }, { type: 'playing' }, 'playing a', ['show', 'preload /media/b']],
  [{ at: 'loading', queue: alone }, { type: 'playing' }, 'playing a', ['show']],
  // The system plays on after a call.
  [{ at: 'paused' }, { type: 'playing' }, 'playing a', ['show', 'preload /media/b']],
  [{ at: 'idle' }, { type: 'playing' }, 'idle -', []],
  [{ at: 'between' }, { type: 'playing' }, 'between a', []],
  [{ at: 'playing' }, { type: 'waiting' }, 'loading a', []],
  [{ at: 'paused' }, { type: 'waiting' }, 'paused a', []],
  [{ at: 'between' }, { type: 'waiting' }, 'between a', []],
  // A call, an unplugged headset.
  [{ at: 'playing' }, { type: 'paused' }, 'paused a', ['save a 10']],
  [{ at: 'loading' }, { type: 'paused' }, 'paused a', ['save a 10']],
  [{ at: 'between' }, { type: 'paused' }, 'paused a', ['save a 10']],
  [{ at: 'passingOver' }, { type: 'paused' }, 'paused a', ['save a 10']],
  [{ at: 'paused' }, { type: 'paused' }, 'paused a', []],
  [{ at: 'idle' }, { type: 'paused' }, 'idle -', []],
  [{ at: 'playing' }, { type: 'moved' }, 'playing a', ['save a 10']],
  [{ at: 'playing' }, { type: 'moved' }, 'playing a', ['save a 59', 'heard a'], { position: 59 }],
  [{ at: 'playing', reportedId: 'a' }, { type: 'moved' }, 'playing a', ['save a 59'], { position: 59 }],
  [{ at: 'paused' }, { type: 'moved' }, 'paused a', ['save a 59'], { position: 59 }],
  [{ at: 'playing' }, { type: 'moved' }, 'playing a', [], { duration: Number.NaN }],
])

testRows('the end of an item', [
  [
    { at: 'playing' },
    { type: 'ended' },
    'between a',
    ['save a 0', 'heard a', `advance in ${QUEUE_ADVANCE_AFTER_END_MS}`],
  ],
  [{ at: 'playing', gapMs: 250 }, { type: 'ended' }, 'between a', ['save a 0', 'heard a', 'advance in 250']],
  [
    { at: 'playing', queue: { ...chain, at: 2 } },
    { type: 'ended' },
    'afterList c',
    ['save c 0', 'heard c', 'seek 0'],
  ],
  [{ at: 'playing', queue: alone }, { type: 'ended' }, 'paused a', ['save a 0', 'heard a', 'seek 0']],
  [{ at: 'playing', sleep: 'end' }, { type: 'ended' }, 'paused a', ['save a 0', 'heard a', 'seek 0']],
  [
    { at: 'playing', queue: list },
    { type: 'ended' },
    'paused a',
    ['save a 0', 'heard a', 'seek 0'],
    { playsOn: false },
  ],
  [
    { at: 'playing' },
    { type: 'ended' },
    'afterList a',
    ['save a 0', 'heard a', 'seek 0'],
    { mayPlay: () => false },
  ],
  [
    { at: 'playing', queue: { items: [preview], at: 0 } },
    { type: 'ended' },
    'afterPreview locked',
    ['save locked 0', 'seek 0'],
  ],
  // The same purchase follows.
  [
    { at: 'playing', queue: { items: [preview, { ...preview, id: 'second' }], at: 0 } },
    { type: 'ended' },
    'afterPreview locked',
    ['save locked 0', 'seek 0'],
  ],
  // Paused, the user moves to the end.
  [{ at: 'paused' }, { type: 'ended' }, 'paused a', ['save a 0', 'heard a', 'seek 0']],
  [{ at: 'afterList' }, { type: 'ended' }, 'afterList a', ['save a 0', 'heard a', 'seek 0']],
  [{ at: 'between' }, { type: 'ended' }, 'between a', []],
  [{ at: 'failed' }, { type: 'ended' }, 'failed a', []],
  [{ at: 'idle' }, { type: 'ended' }, 'idle -', []],
])

testRows('the next item', [
  [{ at: 'between' }, { type: 'advance' }, 'loading b', ['open b at 1×', 'play b']],
  [
    { at: 'between' },
    { type: 'advance' },
    'loading c',
    ['open c at 1×', 'play c'],
    { mayPlay: ({ id }) => id !== 'b' },
  ],
  // Paused, closed or begun with another one in between: the timer is stale.
  [{ at: 'paused' }, { type: 'advance' }, 'paused a', []],
  [{ at: 'loading' }, { type: 'advance' }, 'loading a', []],
  [{ at: 'idle' }, { type: 'advance' }, 'idle -', []],
  // The next item was removed in between.
  [{ at: 'between', queue: alone }, { type: 'advance' }, 'paused a', ['seek 0']],
  [{ at: 'passingOver' }, { type: 'advance' }, 'loading b', ['open b at 1×', 'play b']],
  [{ at: 'passingOver', queue: alone }, { type: 'advance' }, 'failed a', []],
  [{ at: 'failed' }, { type: 'advance' }, 'failed a', []],
])

const OVER_IN = `advance in ${QUEUE_ADVANCE_AFTER_ERROR_MS}`
testRows('a failure', [
  [{ at: 'loading' }, { type: 'failed', error: MISSING }, 'passingOver a', [OVER_IN]],
  [{ at: 'playing' }, { type: 'failed', error: MISSING }, 'passingOver a', [OVER_IN]],
  [
    { at: 'loading', turn: { isChosen: true, failures: 0 } },
    { type: 'failed', error: MISSING },
    'failed a',
    [],
  ],
  [
    { at: 'loading', turn: { isChosen: false, failures: 1 } },
    { type: 'failed', error: MISSING },
    'failed a',
    [],
  ],
  [{ at: 'loading' }, { type: 'failed', error: MISSING }, 'failed a', [], { isOnline: false }],
  // The element reported the failure before `play()` was refused.
  [{ at: 'passingOver' }, { type: 'failed', error: REFUSED, id: 'a' }, 'passingOver a', []],
  [{ at: 'loading' }, { type: 'failed', error: REFUSED, id: 'b' }, 'loading a', []],
  [{ at: 'paused' }, { type: 'failed', error: MISSING }, 'paused a', []],
  [{ at: 'idle' }, { type: 'failed', error: MISSING }, 'idle -', []],
])

testRows('the user', [
  [{ at: 'paused' }, { type: 'play' }, 'loading a', ['play a']],
  [{ at: 'paused' }, { type: 'play' }, 'loading a', ['open a at 1×', 'play a'], { isBroken: true }],
  [{ at: 'afterList' }, { type: 'play' }, 'loading a', ['play a']],
  [{ at: 'failed' }, { type: 'play' }, 'loading a', ['open a at 1×', 'play a']],
  [{ at: 'passingOver' }, { type: 'play' }, 'loading a', ['open a at 1×', 'play a']],
  [{ at: 'playing' }, { type: 'play' }, 'playing a', []],
  [{ at: 'between' }, { type: 'play' }, 'between a', []],
  [{ at: 'idle' }, { type: 'play' }, 'idle -', []],
  [{ at: 'playing' }, { type: 'pause' }, 'paused a', ['save a 10', 'pause']],
  [{ at: 'loading' }, { type: 'pause' }, 'paused a', ['save a 10', 'pause']],
  [{ at: 'between' }, { type: 'pause' }, 'paused a', ['save a 10', 'pause']],
  [{ at: 'failed' }, { type: 'pause' }, 'failed a', []],
  [{ at: 'paused' }, { type: 'toggle', item: a }, 'loading a', ['play a']],
  [{ at: 'playing' }, { type: 'toggle', item: a }, 'paused a', ['save a 10', 'pause']],
  [{ at: 'playing' }, { type: 'toggle', item: c }, 'loading c', ['open c at 1×', 'play c']],
  [{ at: 'idle', speed: 1.5 }, { type: 'toggle', item: a }, 'loading a', ['open a at 1.5×', 'play a']],
  [{ at: 'playing' }, { type: 'next' }, 'loading b', ['open b at 1×', 'play b']],
  [{ at: 'playing', queue: alone }, { type: 'next' }, 'playing a', []],
  [
    { at: 'playing', queue: { ...chain, at: 1 } },
    { type: 'previous' },
    'loading a',
    ['open a at 1×', 'play a'],
    { position: 2 },
  ],
  [
    { at: 'playing', queue: { ...chain, at: 1 } },
    { type: 'previous' },
    'playing b',
    ['save b 0', 'seek 0'],
    { position: 4 },
  ],
  [{ at: 'playing' }, { type: 'previous' }, 'playing a', ['save a 0', 'seek 0'], { position: 2 }],
  [{ at: 'playing' }, { type: 'seek', seconds: 90 }, 'playing a', ['save a 60', 'seek 60']],
  [{ at: 'playing' }, { type: 'seek', seconds: 5, item: b }, 'playing a', ['save b 5']],
  [{ at: 'idle' }, { type: 'seek', seconds: 5 }, 'idle -', []],
  [{ at: 'playing' }, { type: 'skip', seconds: -15 }, 'playing a', ['save a 0', 'seek 0']],
  [{ at: 'playing' }, { type: 'setSpeed', speed: 2 }, 'playing a', ['setSpeed 2']],
  [{ at: 'playing' }, { type: 'playAll', items: [], options: {} }, 'playing a', []],
  [
    { at: 'playing' },
    { type: 'playAll', items: [a, b], options: { fromId: 'b' } },
    'loading b',
    ['open b at 1×', 'play b'],
  ],
])

const song = createItem('song', { kind: 'nightingale' })
const songs: PlayQueue = { items: [song, b], at: 0 }
testRows('a song, which plays at normal speed', [
  [
    { at: 'idle', speed: 2 },
    { type: 'toggle', item: song },
    'loading song',
    ['open song at 1×', 'play song'],
  ],
  [
    { at: 'playing', speed: 2 },
    { type: 'toggle', item: song },
    'loading song',
    ['open song at 1×', 'play song'],
  ],
  [{ at: 'playing', speed: 2, queue: songs }, { type: 'next' }, 'loading b', ['open b at 2×', 'play b']],
  [{ at: 'playing', queue: songs }, { type: 'setSpeed', speed: 2 }, 'playing song', []],
  [
    { at: 'playing', speed: 2, queue: songs, stops: new Map([['song', 4]]) },
    { type: 'moved' },
    'playing song',
    ['save song 3.75', 'moved in 250'],
    { position: 3.75 },
  ],
  [
    { at: 'paused', speed: 2, queue: songs },
    { type: 'updateItems', change: (item) => ({ ...item, url: '/media/whole' }) },
    'paused song',
    ['save song 10', 'open song at 1×', 'show'],
  ],
])

testRows('the sleep timer', [
  [{ at: 'playing' }, { type: 'setSleep', sleep: { endsAt: NOW + 500 } }, 'playing a', ['sleepEnded in 500']],
  [{ at: 'playing' }, { type: 'setSleep', sleep: 'end' }, 'playing a', []],
  [{ at: 'playing', sleep: { endsAt: NOW } }, { type: 'sleepEnded' }, 'paused a', ['save a 10', 'pause']],
  [{ at: 'between', sleep: { endsAt: NOW } }, { type: 'sleepEnded' }, 'paused a', ['save a 10', 'pause']],
  // Turned off or changed meanwhile.
  [{ at: 'playing' }, { type: 'sleepEnded' }, 'playing a', []],
  [{ at: 'playing', sleep: 'end' }, { type: 'sleepEnded' }, 'playing a', []],
])

const inMoment = { queue: { items: [moment, b], at: 0 }, stops: new Map([['moment', 4]]) }
const stopsMoment = { ...moment, part: { start: 2, end: 4, stops: true as const } }
testRows('a stop before the end', [
  [{ at: 'playing', ...inMoment }, { type: 'moved' }, 'playing moment', ['save moment 3'], { position: 3 }],
  [
    { at: 'playing', ...inMoment },
    { type: 'moved' },
    'playing moment',
    ['save moment 3.75', 'moved in 250'],
    { position: 3.75 },
  ],
  [
    { at: 'playing', ...inMoment, speed: 2 },
    { type: 'moved' },
    'playing moment',
    ['save moment 3.75', 'moved in 125'],
    { position: 3.75 },
  ],
  [
    { at: 'playing', ...inMoment },
    { type: 'moved' },
    'loading b',
    ['save moment 4', 'save moment 0', 'open b at 1×', 'play b'],
    { position: 4, playsOn: false },
  ],
  [
    { at: 'playing', ...inMoment, queue: { items: [stopsMoment, b], at: 0 } },
    { type: 'moved' },
    'paused moment',
    ['save moment 4', 'save moment 4', 'pause', 'save moment 2', 'seek 2'],
    { position: 4 },
  ],
  [
    { at: 'playing', ...inMoment, sleep: 'end' },
    { type: 'moved' },
    'paused moment',
    ['save moment 4', 'save moment 4', 'pause', 'save moment 2', 'seek 2'],
    { position: 4 },
  ],
  [{ at: 'paused', ...inMoment }, { type: 'moved' }, 'paused moment', ['save moment 4'], { position: 4 }],
])

testRows('the queue', [
  [
    { at: 'playing' },
    { type: 'changeQueue', change: (queue) => moveUpcoming(queue, 'c', -1) },
    'playing a',
    ['preload /media/c'],
  ],
  [
    { at: 'paused' },
    { type: 'changeQueue', change: (queue) => moveUpcoming(queue, 'c', -1) },
    'paused a',
    [],
  ],
  [{ at: 'playing' }, { type: 'remove', id: 'b' }, 'playing a', ['preload /media/c']],
  [{ at: 'playing' }, { type: 'remove', id: 'a' }, 'loading b', ['open b at 1×', 'play b']],
  [{ at: 'playing', queue: alone }, { type: 'remove', id: 'a' }, 'idle -', ['save a 10', 'pause', 'close']],
  [{ at: 'paused' }, { type: 'remove', id: 'a' }, 'idle -', ['close']],
  [{ at: 'afterPreview' }, { type: 'remove', id: 'a' }, 'idle -', ['close']],
  [
    { at: 'playing', queue: { items: [{ ...a, authorId: 'x' }, b], at: 0 } },
    { type: 'removeByAuthor', authorId: 'x' },
    'idle -',
    ['save a 10', 'pause', 'close'],
  ],
  [{ at: 'playing' }, { type: 'removeByAuthor', authorId: 'x' }, 'playing a', ['preload /media/b']],
])

const isUnlocked = (item: Playable) => (item.id === 'locked' ? whole : item)
const unlock = { type: 'updateItems', change: isUnlocked } as const
const locked: PlayQueue = { items: [{ ...preview, url: '/media/locked/preview' }, b], at: 0 }
testRows('an update of its items', [
  [
    { at: 'playing', queue: locked },
    unlock,
    'loading locked',
    ['save locked 10', 'open locked at 1×', 'play locked'],
  ],
  [{ at: 'paused', queue: locked }, unlock, 'paused locked', ['save locked 10', 'open locked at 1×', 'show']],
  // The preview was heard: the whole resumes after it.
  [
    { at: 'afterPreview', queue: locked },
    unlock,
    'paused locked',
    ['save locked 9', 'open locked at 1×', 'show'],
    { position: 0 },
  ],
  [{ at: 'playing', queue: { ...locked, items: [b, preview] } }, unlock, 'playing b', ['show']],
  [{ at: 'playing' }, unlock, 'playing a', []],
])

test.each<[Phase, states.PlayerState, boolean]>([
  ['idle', 'idle', false],
  ['loading', 'loading', true],
  ['playing', 'playing', true],
  ['between', 'playing', true],
  ['paused', 'paused', false],
  ['passingOver', 'failed', true],
  ['failed', 'failed', false],
])('shows the phase %s as %s', (at, state, isOn) => {
  expect(states.toSnapshot(makeMachine({ at }))).toMatchObject({ state, isOn })
})

test('returns the same machine where nothing changed, so that nothing renders', () => {
  for (const type of ['moved', 'play', 'playing'] as const) {
    const { before, after } = run({ at: type === 'playing' ? 'idle' : 'playing' }, { type })
    expect(after).toBe(before)
  }
})

test('stops at the second failure in a row, and counts from the start once one plays', () => {
  const fail = { type: 'failed', error: MISSING } as const
  const [failed] = reducePlayer(makeMachine({ at: 'loading' }), fail, makeFacts())
  const [second] = reducePlayer(failed, { type: 'advance' }, makeFacts())
  expect(findPhase(reducePlayer(second, fail, makeFacts())[0])).toBe('failed')
  const [played] = reducePlayer(second, { type: 'playing' }, makeFacts())
  expect(findPhase(reducePlayer(played, fail, makeFacts())[0])).toBe('passingOver')
})

test('plays what is queued in the pause between two items, and not what was removed then', () => {
  const advance = (queue: PlayQueue) => run({ at: 'between', queue }, { type: 'advance' }).next
  expect(advance(removeUpcoming(chain, 'b'))).toBe('loading c')
  expect(advance(enqueueItem(list, c))).toBe('loading c')
})

test('stops a part again when it is played again, and a link not after the user moved past it', () => {
  const { after } = run({ at: 'idle' }, { type: 'toggle', item: moment })
  expect(after.stops).toEqual(new Map([['moment', 4]]))
  const [linked] = reducePlayer(
    makeMachine({ at: 'paused' }),
    { type: 'stopAt', item: a, seconds: 20 },
    makeFacts(),
  )
  const seekTo = (seconds: number) => reducePlayer(linked, { type: 'seek', seconds }, makeFacts())[0]
  expect(seekTo(19).stops.get('a')).toBe(20)
  expect(seekTo(20).stops.has('a')).toBe(false)
})

test('starts with the intro of an item, unless that resumes in its middle', () => {
  const answer = { ...b, intro: createItem('clip') }
  const toggle = { type: 'toggle', item: answer } as const
  expect(run({ at: 'idle' }, toggle).next).toBe('loading clip')
  expect(run({ at: 'idle' }, toggle, { getSavedPosition: () => 5 }).next).toBe('loading b')
  const playAll = { type: 'playAll', items: [a, answer], options: { fromId: 'b' } } as const
  expect(run({ at: 'idle' }, playAll).next).toBe('loading clip')
})
