/**
 * The player as a state machine: what an event changes, and what the shell in `player.ts` does about it. Pure: the
 * element, timers and the user report events. Events that do not fit the current phase are stale and ignored.
 */

import { isSong } from '../../../domain/kinds'
import { QUEUE_ADVANCE_AFTER_END_MS, QUEUE_ADVANCE_AFTER_ERROR_MS } from '../../../domain/limits'
import { hasHeardEnough } from '../../../domain/posts/heard'
import { findAfterEnd, findAfterFailure, getNextTurn, isListOver, startTurn } from './next-item'
import { clampPosition, isPreview, type Playable } from './playable'
import {
  getElapsed,
  getLength,
  isOn,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerFacts,
  type PlayerMachine,
  type PlayerPhase,
} from './player-state'
import * as queues from './queue'
import { getPlaybackSpeed, type Speed } from './speed'

type Context = { facts: PlayerFacts; emit: (effect: PlayerEffect) => void }
type EventOf<T extends PlayerEvent['type']> = Extract<PlayerEvent, { type: T }>

/** From here on "previous" restarts the current post. */
const PREVIOUS_RESTARTS_SECONDS = 3

const PAUSED: PlayerPhase = { at: 'paused', ended: null }

/** So long before its end a part is timed: the element reports its position four times a second. */
const TIMED_SECONDS = 0.5

/** The machine after an event, and what is to be done. Returns the same machine when nothing changed. */
export function reducePlayer(
  machine: PlayerMachine,
  event: PlayerEvent,
  facts: PlayerFacts,
): [PlayerMachine, PlayerEffect[]] {
  const effects: PlayerEffect[] = []
  return [reduce(machine, event, { facts, emit: (effect) => effects.push(effect) }), effects]
}

function reduce(machine: PlayerMachine, event: PlayerEvent, context: Context): PlayerMachine {
  const { queue } = machine
  switch (event.type) {
    case 'playing':
      return startPlaying(machine, context)
    case 'waiting':
      return machine.phase.at === 'playing' ? { ...machine, phase: { at: 'loading' } } : machine
    case 'paused':
      return isOn(machine) ? stopPlaying(machine, context) : machine
    case 'ended':
      return endItem(machine, context)
    case 'failed':
      return fail(machine, event, context)
    case 'moved':
      return followPosition(machine, context)
    case 'advance':
      return playFollowing(machine, context)
    case 'sleepEnded':
      return machine.sleep === null || machine.sleep === 'end'
        ? machine
        : pause({ ...machine, sleep: null }, context)
    case 'play':
      return resume(machine, context)
    case 'pause':
      return pause(machine, context)
    case 'toggle':
      return toggle(machine, event.item, context)
    case 'playIn':
      return playIn(machine, event, context)
    case 'playAll':
      return playAll(machine, event, context)
    case 'seek':
      return seek(machine, event.item ?? queues.getCurrent(queue), event.seconds, context)
    case 'skip':
      return skip(machine, event.seconds, context)
    case 'next':
      return playNext(machine, context)
    case 'previous':
      return playPrevious(machine, context)
    case 'stopAt':
      return setStop(machine, event.item.id, event.seconds)
    case 'setSpeed':
      return setSpeed(machine, event.speed, context)
    case 'setSleep':
      return setSleep(machine, event, context)
    case 'changeQueue':
      return changeQueue(machine, event.change(queue), context)
    case 'updateItems':
      return updateItems(machine, event.change, context)
    case 'remove':
      return removeItem(machine, event.id, context)
    case 'removeByAuthor':
      return removeByAuthor(machine, event.authorId, context)
  }
}

/** Everything else loads only now, so that the network serves the sound first. */
function startPlaying(machine: PlayerMachine, context: Context): PlayerMachine {
  const { phase, turn, queue } = machine
  if (phase.at === 'idle' || phase.at === 'between') return machine
  context.emit({ do: 'show' })
  return changeQueue({ ...machine, turn: { ...turn, failures: 0 }, phase: { at: 'playing' } }, queue, context)
}

function followPosition(machine: PlayerMachine, context: Context): PlayerMachine {
  const now = queues.getCurrent(machine.queue)
  if (!now) return machine
  const { position } = context.facts
  savePosition(machine, context)
  if (machine.phase.at !== 'playing') return machine
  const isHeard = hasHeardEnough(position, getLength(machine, now, context.facts))
  const played = isHeard ? reportHeard(machine, now, context) : machine
  const left = (machine.stops.get(now.id) ?? Number.POSITIVE_INFINITY) - position
  if (left <= 0) return stopItem(played, now, context)
  if (left < TIMED_SECONDS)
    context.emit({ do: 'send', type: 'moved', afterMs: (left * 1000) / getPlaybackSpeed(now, machine.speed) })
  return played
}

/** The item after a part plays on, whatever "Play on" says. */
function stopItem(machine: PlayerMachine, now: Playable, context: Context): PlayerMachine {
  const { id, part } = now
  const { queue, sleep } = machine
  const stopped = setStop(reportHeard(machine, now, context), id, null)
  const isLast = !part || part.stops || sleep === 'end'
  const following = isLast ? null : queues.moveCurrent(queue, 1, context.facts.mayPlay)
  if (following) {
    context.emit({ do: 'savePosition', id, seconds: 0, length: 0 })
    return loadFollowing(stopped, following, context)
  }
  const paused = pause({ ...stopped, sleep: sleep === 'end' ? null : sleep }, context)
  // A part that is played again starts and stops as before.
  return part ? setStop(seek(paused, now, part.start, context), id, part.end) : paused
}

function endItem(machine: PlayerMachine, context: Context): PlayerMachine {
  const { phase, queue, sleep, gapMs } = machine
  const { facts, emit } = context
  const now = queues.getCurrent(queue)
  if (!now || phase.at === 'between' || phase.at === 'failed') return machine
  emit({ do: 'savePosition', id: now.id, seconds: 0, length: 0 })
  const ended = reportHeard(machine, now, context)
  const following = sleep === 'end' ? null : findAfterEnd(queue, facts)
  const isPaywalled = following !== null && queues.havePurchaseInCommon(now, queues.getCurrent(following))
  if (isOn(machine) && following && !isPaywalled) {
    emit({ do: 'send', type: 'advance', afterMs: gapMs })
    return { ...ended, phase: { at: 'between' } }
  }
  emit({ do: 'seek', seconds: 0 })
  if (sleep === 'end') return { ...ended, sleep: null, phase: PAUSED }
  return { ...ended, phase: { at: 'paused', ended: findEnded(machine, now, facts) } }
}

/** The part of the user's wish that was played to its end. */
function findEnded(machine: PlayerMachine, now: Playable, { playsOn }: PlayerFacts) {
  const { queue, phase } = machine
  if (isPreview(now)) return 'preview'
  if (phase.at === 'paused') return phase.ended
  const isList = queues.getListProgress(queue).list.length > 1
  return isList && !isListOver(queue, playsOn) ? 'list' : null
}

function fail(machine: PlayerMachine, { error, id }: EventOf<'failed'>, { facts, emit }: Context) {
  const { phase, queue, turn } = machine
  const isStale = id !== undefined && id !== queues.getCurrent(queue)?.id
  if (isStale || (phase.at !== 'loading' && phase.at !== 'playing')) return machine
  const goesOn = findAfterFailure(queue, turn, { ...facts, code: error.code }) !== null
  if (goesOn) emit({ do: 'send', type: 'advance', afterMs: QUEUE_ADVANCE_AFTER_ERROR_MS })
  return {
    ...machine,
    turn: { ...turn, failures: turn.failures + 1 },
    phase: { at: 'failed', error, goesOn },
  } as const
}

function playFollowing(machine: PlayerMachine, context: Context): PlayerMachine {
  const { phase, queue } = machine
  if (phase.at !== 'between' && !(phase.at === 'failed' && phase.goesOn)) return machine
  const following = findAfterEnd(queue, context.facts)
  if (following) return loadFollowing(machine, following, context)
  if (phase.at === 'failed') return { ...machine, phase: { ...phase, goesOn: false } }
  context.emit({ do: 'seek', seconds: 0 })
  return { ...machine, phase: PAUSED }
}

/** Plays what the user asked for. `isChosen`: this item, and not what it is part of. */
function begin(machine: PlayerMachine, queue: queues.PlayQueue, context: Context, isChosen = false) {
  return load({ ...machine, queue, turn: startTurn(isChosen) }, context)
}

/** Plays what follows by itself. */
function loadFollowing(machine: PlayerMachine, queue: queues.PlayQueue, context: Context): PlayerMachine {
  return load({ ...machine, queue, turn: getNextTurn(machine.turn, machine.queue, queue) }, context)
}

/** Loads the queue's current item at its saved position and starts it. */
function load(machine: PlayerMachine, context: Context): PlayerMachine {
  const now = queues.getCurrent(machine.queue)
  if (!now) return machine
  context.emit({ do: 'open', item: now, speed: getPlaybackSpeed(now, machine.speed) })
  const started = start({ ...machine, reportedId: null }, now, context)
  return now.part ? setStop(started, now.id, now.part.end) : started
}

function start(machine: PlayerMachine, { id }: Playable, { emit }: Context): PlayerMachine {
  emit({ do: 'play', id })
  return { ...machine, phase: { at: 'loading' } }
}

/** Resumes the loaded item; loads it again if it failed. */
function resume(machine: PlayerMachine, context: Context): PlayerMachine {
  const { phase, queue } = machine
  const now = queues.getCurrent(queue)
  if (!now) return machine
  if (phase.at === 'failed' || context.facts.isBroken) return begin(machine, queue, context, true)
  return isOn(machine) ? machine : start({ ...machine, turn: startTurn(true) }, now, context)
}

function pause(machine: PlayerMachine, context: Context): PlayerMachine {
  if (!isOn(machine)) return machine
  const paused = stopPlaying(machine, context)
  context.emit({ do: 'pause' })
  return paused
}

function stopPlaying(machine: PlayerMachine, context: Context): PlayerMachine {
  savePosition(machine, context)
  return { ...machine, phase: PAUSED }
}

/** Plays an item, or pauses it if it is playing. */
function toggle(machine: PlayerMachine, item: Playable, context: Context): PlayerMachine {
  const { queue } = machine
  const isLoaded = queues.getCurrent(queue)?.id === item.id || queues.isIntroTo(queue, item)
  if (!isLoaded) return playIn(machine, { items: [], item }, context)
  return isOn(machine) ? pause(machine, context) : resume(machine, context)
}

/** Plays one item of a list, then the rest of the list. */
function playIn(
  machine: PlayerMachine,
  { items, item, name }: Omit<EventOf<'playIn'>, 'type'>,
  context: Context,
): PlayerMachine {
  const at = items.findIndex(({ id }) => id === item.id)
  const rest = at < 0 ? [] : items.slice(at + 1).flatMap(queues.withIntro)
  // Resuming in the middle skips the intro.
  const parts = context.facts.getSavedPosition(item.id) > 0 ? [item] : queues.withIntro(item)
  const queue = queues.playNow(machine.queue, parts, rest, name)
  return begin({ ...machine, gapMs: QUEUE_ADVANCE_AFTER_END_MS }, queue, context, true)
}

/** Plays a list, a chain or a conversation, from its start or from `fromId`. */
function playAll(machine: PlayerMachine, { items, options }: EventOf<'playAll'>, context: Context) {
  if (items.length === 0) return machine
  const { pauseMs = QUEUE_ADVANCE_AFTER_END_MS, fromId = '', isChosen, name } = options
  const parts = items.flatMap(queues.withIntro)
  // An item with an intro starts with it.
  const isFrom = ({ id }: Playable, index: number) =>
    id === fromId || (parts[index + 1]?.id === fromId && parts[index + 1]?.intro?.id === id)
  const queue = { items: parts, at: Math.max(0, parts.findIndex(isFrom)), name }
  return begin({ ...machine, gapMs: pauseMs }, queue, context, isChosen)
}

/** Sets the position of an item, loaded or not. */
function seek(machine: PlayerMachine, item: Playable | null, seconds: number, { facts, emit }: Context) {
  if (!item) return machine
  const length = getLength(machine, item, facts)
  const to = clampPosition(seconds, length)
  emit({ do: 'savePosition', id: item.id, seconds: to, length })
  if (queues.getCurrent(machine.queue)?.id === item.id) emit({ do: 'seek', seconds: to })
  const stop = machine.stops.get(item.id)
  return stop !== undefined && to >= stop ? setStop(machine, item.id, null) : machine
}

function skip(machine: PlayerMachine, seconds: number, context: Context): PlayerMachine {
  const now = queues.getCurrent(machine.queue)
  return now ? seek(machine, now, getElapsed(machine, now, context.facts) + seconds, context) : machine
}

function playNext(machine: PlayerMachine, context: Context): PlayerMachine {
  const to = queues.moveCurrent(machine.queue, 1, context.facts.mayPlay)
  return to ? begin(machine, to, context) : machine
}

function playPrevious(machine: PlayerMachine, context: Context): PlayerMachine {
  const now = queues.getCurrent(machine.queue)
  if (!now) return machine
  const to = queues.moveCurrent(machine.queue, -1, context.facts.mayPlay)
  const first = now.part?.start ?? 0
  const isAtStart = getElapsed(machine, now, context.facts) <= first + PREVIOUS_RESTARTS_SECONDS
  return to && isAtStart ? begin(machine, to, context) : seek(machine, now, first, context)
}

/** Stops an item at a second; null plays it to its end. */
function setStop(machine: PlayerMachine, id: string, seconds: number | null): PlayerMachine {
  const stops = new Map(machine.stops)
  if (seconds === null) stops.delete(id)
  else stops.set(id, seconds)
  return { ...machine, stops }
}

/** While a song is loaded there is no speed to choose. */
function setSpeed(machine: PlayerMachine, speed: Speed, { emit }: Context): PlayerMachine {
  const now = queues.getCurrent(machine.queue)
  if (now && isSong(now.kind)) return machine
  emit({ do: 'setSpeed', speed })
  return { ...machine, speed }
}

function setSleep(machine: PlayerMachine, { sleep }: EventOf<'setSleep'>, { facts, emit }: Context) {
  if (sleep !== null && sleep !== 'end')
    emit({ do: 'send', type: 'sleepEnded', afterMs: sleep.endsAt - facts.now })
  return { ...machine, sleep }
}

function changeQueue(machine: PlayerMachine, queue: queues.PlayQueue, { emit }: Context): PlayerMachine {
  const [next] = queues.listUpcoming(queue)
  if (next && machine.phase.at === 'playing') emit({ do: 'preload', url: next.url })
  return queue === machine.queue ? machine : { ...machine, queue }
}

/**
 * Applies `change` to each queued item: renamed, or unlocked. The loaded item keeps its position, or resumes after the
 * preview that was played.
 */
function updateItems(machine: PlayerMachine, change: (item: Playable) => Playable, context: Context) {
  const { facts, emit } = context
  const { phase } = machine
  const before = queues.getCurrent(machine.queue)
  const queue = queues.mapItems(machine.queue, change)
  const now = queues.getCurrent(queue)
  if (queue === machine.queue) return machine
  const updated = { ...machine, queue }
  if (before && now && now.url !== before.url) {
    const isAfterPreview = phase.at === 'paused' && phase.ended === 'preview'
    const seconds = isAfterPreview ? before.seconds : facts.position
    emit({ do: 'savePosition', id: now.id, seconds, length: now.seconds })
    if (isOn(machine)) return load(updated, context)
    emit({ do: 'open', item: now, speed: getPlaybackSpeed(now, machine.speed) })
    if (isAfterPreview) updated.phase = PAUSED
  }
  // The controls of the system too, once they were shown.
  if (phase.at !== 'idle') emit({ do: 'show' })
  return updated
}

/** Removes an item, loaded or queued: it was deleted, or taken out of the queue. What follows plays on. */
function removeItem(machine: PlayerMachine, id: string, context: Context): PlayerMachine {
  const { queue } = machine
  if (queues.getCurrent(queue)?.id !== id)
    return changeQueue(machine, queues.removeUpcoming(queue, id), context)
  const rest = isOn(machine) ? queues.removeCurrent(queue) : null
  return rest ? begin(machine, rest, context) : close(machine, context)
}

/** Removes everything of an author; closes the player if the loaded item is among it. */
function removeByAuthor(machine: PlayerMachine, authorId: string, context: Context): PlayerMachine {
  const rest = queues.removeByAuthor(machine.queue, authorId)
  const isCurrentGone = rest !== machine.queue && rest.at < 0
  return isCurrentGone ? close(machine, context) : changeQueue(machine, rest, context)
}

function close(machine: PlayerMachine, context: Context): PlayerMachine {
  const paused = pause(machine, context)
  context.emit({ do: 'close' })
  return { ...paused, queue: queues.EMPTY_QUEUE, phase: { at: 'idle' }, sleep: null }
}

/** Reports an item once while it is loaded; a preview is not the recording. */
function reportHeard(machine: PlayerMachine, item: Playable, { emit }: Context): PlayerMachine {
  const { id, part, heardId = part ? undefined : id } = item
  if (machine.reportedId === id || isPreview(item) || !heardId) return machine
  emit({ do: 'reportHeard', item: { ...item, id: heardId } })
  return { ...machine, reportedId: id }
}

function savePosition(machine: PlayerMachine, { facts, emit }: Context): void {
  const now = queues.getCurrent(machine.queue)
  if (now && !Number.isNaN(facts.duration))
    emit({
      do: 'savePosition',
      id: now.id,
      seconds: facts.position,
      length: getLength(machine, now, facts),
    })
}
