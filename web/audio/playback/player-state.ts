/** The types of `player-machine.ts`: its state, its events, and its effects. */
import { QUEUE_ADVANCE_AFTER_END_MS } from '../../../domain/limits'
import { startTurn, type Turn } from './next-item'
import { clampPosition, getDuration, type Playable } from './playable'
import type { PlaybackError } from './playback-error'
import * as queues from './queue'
import type { Speed } from './speed'

/** Stops playback at a time (ms since the epoch), or at the end of the current item. */
export type SleepTimer = { endsAt: number } | 'end'

export type PlayerPhase =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'playing' }
  /** The item ended; the `advance` timer plays what follows. */
  | { at: 'between' }
  /** `ended`: the preview of a locked post, or a list of several items, was played to its end. */
  | { at: 'paused'; ended: 'preview' | 'list' | null }
  /** `goesOn`: the `advance` timer plays what follows. */
  | { at: 'failed'; error: PlaybackError; goesOn: boolean }

export type PlayerMachine = {
  phase: PlayerPhase
  queue: queues.PlayQueue
  turn: Turn
  /** Between two items of the queue. */
  gapMs: number
  speed: Speed
  sleep: SleepTimer | null
  /** Where items stop before their end, in seconds: at the end of a part, or of what a link plays. */
  stops: ReadonlyMap<string, number>
  /** The loaded item that was reported as heard. */
  reportedId: string | null
}

/** Facts that the machine reads from outside: the element, storage, the network and the clock. */
export type PlayerFacts = {
  /** Seconds in the loaded sound, and its duration; NaN until that is known. */
  position: number
  duration: number
  isBroken: boolean
  isOnline: boolean
  /** The setting "Play on". */
  playsOn: boolean
  now: number
  /** False for an item that expired meanwhile, which is passed over. */
  mayPlay: (item: Playable) => boolean
  getSavedPosition: (id: string) => number
}

export type PlayAllOptions = {
  /** Between two items. */
  pauseMs?: number | undefined
  /** The item to start with; by default the first. */
  fromId?: string | undefined
  /** The user asked for that item, and not for the whole. */
  isChosen?: boolean | undefined
  /** The name of the list. */
  name?: string | undefined
}

export type PlayerEvent =
  // Of the element. `id`: the item whose `play()` was refused.
  | { type: 'playing' | 'waiting' | 'paused' | 'ended' | 'moved' }
  | { type: 'failed'; error: PlaybackError; id?: string }
  // Of timers
  | { type: 'advance' | 'sleepEnded' }
  // Of the user and the app
  | { type: 'play' | 'pause' | 'next' | 'previous' }
  | { type: 'toggle'; item: Playable }
  | { type: 'playIn'; items: readonly Playable[]; item: Playable; name?: string | undefined }
  | { type: 'playAll'; items: readonly Playable[]; options: PlayAllOptions }
  /** `item`: by default the loaded one. */
  | { type: 'seek'; seconds: number; item?: Playable }
  | { type: 'skip'; seconds: number }
  | { type: 'stopAt'; item: Playable; seconds: number }
  | { type: 'setSpeed'; speed: Speed }
  | { type: 'setSleep'; sleep: SleepTimer | null }
  | { type: 'changeQueue'; change: (queue: queues.PlayQueue) => queues.PlayQueue }
  | { type: 'updateItems'; change: (item: Playable) => Playable }
  | { type: 'remove'; id: string }
  | { type: 'removeByAuthor'; authorId: string }

export type PlayerEffect =
  /** Loads an item at its saved position. */
  | { do: 'open'; item: Playable; speed: Speed }
  | { do: 'play'; id: string }
  | { do: 'pause' | 'close' }
  | { do: 'seek'; seconds: number }
  /** Plays at a speed, and remembers it on the device. */
  | { do: 'setSpeed'; speed: Speed }
  | { do: 'preload'; url: string }
  /** Shows what plays: its progress in each frame, and the controls of the system. */
  | { do: 'show' }
  | { do: 'savePosition'; id: string; seconds: number; length: number }
  | { do: 'reportHeard'; item: Playable }
  /** Sends an event after a delay, in place of the one that waits. */
  | { do: 'send'; type: 'advance' | 'sleepEnded' | 'moved'; afterMs: number }

/** The machine before anything was played. */
export function createMachine(speed: Speed): PlayerMachine {
  return {
    phase: { at: 'idle' },
    queue: queues.EMPTY_QUEUE,
    turn: startTurn(false),
    gapMs: QUEUE_ADVANCE_AFTER_END_MS,
    speed,
    sleep: null,
    stops: new Map(),
    reportedId: null,
  }
}

/** Whether it plays, or will by itself: while it loads, and until the next item starts. */
export function isOn({ phase }: PlayerMachine): boolean {
  if (phase.at === 'failed') return phase.goesOn
  return phase.at !== 'idle' && phase.at !== 'paused'
}

/** The duration of an item in seconds, 0 while it is unknown. */
export function getLength({ queue }: PlayerMachine, item: Playable, { duration }: PlayerFacts): number {
  return getDuration(item.seconds, queues.getCurrent(queue)?.id === item.id ? duration : undefined)
}

/** The position of an item in seconds, or where it would resume. */
export function getElapsed(machine: PlayerMachine, item: Playable, facts: PlayerFacts): number {
  const isLoaded = queues.getCurrent(machine.queue)?.id === item.id
  const position = isLoaded ? facts.position : getResumePosition(item, facts.getSavedPosition(item.id))
  return clampPosition(position, getLength(machine, item, facts))
}

/** Where an item starts that was left at a position. */
export function getResumePosition({ part, seconds }: Playable, saved: number): number {
  const position = clampPosition(saved, seconds)
  return part && (position < part.start || position >= part.end) ? part.start : position
}

/** The phase as components show it. */
export type PlayerState = Exclude<PlayerPhase['at'], 'between'>

/** The state that components show. */
export type PlayerSnapshot = {
  now: Playable | null
  state: PlayerState
  /** Whether it plays, or will by itself: while it loads, and until the next item starts. */
  isOn: boolean
  speed: Speed
  next: readonly Playable[]
  hasPrevious: boolean
  /** The name of the list; undefined where a post plays alone. */
  name: string | undefined
  /** The playing list, the position in it from 1, and the seconds after the current item. */
  progress: { list: readonly Playable[]; position: number; secondsAfter: number }
  /** When playback stops by itself; null without a timer. */
  sleep: SleepTimer | null
  /** A new object each time a list of several items was played to its end. */
  finished: object | null
  /** Why `state` is `failed`; a new object for each failure. */
  error: PlaybackError | null
  /** The locked post whose preview was played to its end. */
  previewEnded: Playable | null
}

/** The snapshot of a machine. */
export function toSnapshot(machine: PlayerMachine): PlayerSnapshot {
  const { phase, queue, speed, sleep } = machine
  const now = queues.getCurrent(queue)
  const ended = phase.at === 'paused' ? phase.ended : null
  return {
    now,
    state: phase.at === 'between' ? 'playing' : phase.at,
    isOn: isOn(machine),
    speed,
    next: queues.listUpcoming(queue),
    hasPrevious: queue.at > 0,
    name: queue.name,
    progress: queues.getListProgress(queue),
    sleep,
    finished: ended === 'list' ? phase : null,
    error: phase.at === 'failed' ? phase.error : null,
    previewEnded: ended === 'preview' ? now : null,
  }
}
