/**
 * THE player: one element sounds, a second idle one fetches what comes next. It lives outside React, so that listening
 * survives every view. Its state is a snapshot (`subscribe`, `getSnapshot`); the moving time is painted by `watch`.
 */
import { QUEUE_ADVANCE_AFTER_END_MS, QUEUE_ADVANCE_AFTER_ERROR_MS, SKIP_SECONDS } from '../../domain/limits'
import { bindMediaSession, placeInSession, showInSession } from './media-session'
import { keepPlace, placeOf, savePlaces } from './places'
import { lengthOf, type Playable, placeIn } from './playable'
import * as queues from './queue'
import { rememberedSpeed, rememberSpeed, type Speed, speedBeside } from './speed'
import { type Trouble, troubleOfMedia, troubleOfPlay } from './trouble'
import { takeTurn } from './turn'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
export type PlayerSnapshot = {
  now: Playable | null
  state: PlayerState
  speed: Speed
  next: readonly Playable[]
  hasPrevious: boolean
  /** Why `state` is failed; a new object for each failure. */
  trouble: Trouble | null
}
type Paint = (elapsed: number, length: number) => void

/** From here on "previous" means the start of this one, as everywhere. */
const PREVIOUS_RESTARTS_SECONDS = 3

/** Makes a player. The app has one; `makeElement` lets tests bring their own sound. */
export function createPlayer(makeElement: () => HTMLAudioElement) {
  let element: HTMLAudioElement | undefined
  let idle: HTMLAudioElement | undefined
  let queue = queues.EMPTY_QUEUE
  let state: PlayerState = 'idle'
  let trouble: Trouble | null = null
  let speed = rememberedSpeed()
  let gapMs = QUEUE_ADVANCE_AFTER_END_MS
  /** Whether the person wants sound: it may still be loading, or waiting between two voices. */
  let wanted = false
  let advancing: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let snapshot: PlayerSnapshot = snap()
  const listeners = new Set<() => void>()
  const watchers = new Map<string, Map<Paint, Playable>>()

  function snap(): PlayerSnapshot {
    const next = queues.upNext(queue)
    return { now: queues.currentOf(queue), state, speed, next, hasPrevious: queue.at > 0, trouble }
  }

  function set(to: PlayerState, why: Trouble | null = null) {
    state = to
    trouble = why
    tell()
  }

  function tell() {
    snapshot = snap()
    const now = snapshot.now
    if (now) {
      paint(now.id)
      const place = { duration: lengthIn(now), position: elapsedOf(now), playbackRate: speed }
      placeInSession(state === 'playing' ? 'playing' : 'paused', place)
    }
    if (state === 'playing') preload(snapshot.next[0])
    for (const listener of listeners) listener()
  }

  /** The element, made and connected on first use. */
  function sound(): HTMLAudioElement {
    if (element) return element
    const made = makeElement()
    element = made
    made.preload = 'auto'
    const on = (type: string, act: () => void) => made.addEventListener(type, act)
    on('playing', () => {
      set('playing')
      if (!frame) frame = requestAnimationFrame(tick)
    })
    on('waiting', () => wanted && set('loading'))
    // The system may pause (a call, a headset pulled out); an end pauses as well, but has its own event.
    on('pause', () => made.paused && !made.ended && wanted && rest())
    on('ended', ended)
    on('error', () => made.error && failed(troubleOfMedia(made.error)))
    on('timeupdate', remember)
    on('seeked', tell)
    on('loadedmetadata', tell)
    bindMediaSession({
      play,
      pause,
      skip: (seconds) => skip(seconds),
      seek,
      previous,
      next,
    })
    if (typeof addEventListener === 'function') addEventListener('pagehide', savePlaces)
    return made
  }

  function lengthIn(item: Playable): number {
    return lengthOf(item.seconds, isNow(item.id) ? element?.duration : undefined)
  }
  function elapsedOf(item: Playable): number {
    return placeIn(isNow(item.id) && element ? element.currentTime : placeOf(item.id), lengthIn(item))
  }
  function isNow(id: string): boolean {
    return queues.currentOf(queue)?.id === id
  }

  function paint(id: string) {
    for (const [watcher, item] of watchers.get(id) ?? []) watcher(elapsedOf(item), lengthIn(item))
  }
  function tick() {
    const now = queues.currentOf(queue)
    frame = now && state === 'playing' ? requestAnimationFrame(tick) : 0
    if (now) paint(now.id)
  }
  function remember() {
    const now = queues.currentOf(queue)
    if (now && element && element.readyState > 0) keepPlace(now.id, element.currentTime, lengthIn(now))
  }

  /** Loads what the queue stands at, from where it was left, and starts it. */
  function load(to: queues.Queue) {
    const before = queues.currentOf(queue)
    clearTimeout(advancing)
    queue = to
    const now = queues.currentOf(queue)
    if (!now) return
    const audio = sound()
    audio.src = now.url
    audio.defaultPlaybackRate = speed
    audio.playbackRate = speed
    audio.preservesPitch = true
    const place = placeIn(placeOf(now.id), now.seconds)
    if (place > 0) audio.currentTime = place
    showInSession(now)
    start()
    if (before && before.id !== now.id) paint(before.id)
  }
  function start() {
    const audio = sound()
    const item = queues.currentOf(queue)
    wanted = true
    takeTurn(pause)
    set('loading')
    audio.play().catch((error: unknown) => {
      const why = troubleOfPlay(error)
      if (why && wanted && item && isNow(item.id)) failed(why)
    })
  }
  function rest() {
    wanted = false
    remember()
    set('paused')
  }

  function ended() {
    const now = queues.currentOf(queue)
    if (now) keepPlace(now.id, 0, 0)
    const following = queues.stepped(queue, 1)
    if (wanted && following) advance(following, gapMs)
    else {
      if (element) element.currentTime = 0
      rest()
    }
  }
  function failed(why: Trouble) {
    if (!wanted) return
    const following = queues.stepped(queue, 1)
    set('failed', why)
    if (following) advance(following, QUEUE_ADVANCE_AFTER_ERROR_MS)
    else wanted = false
  }
  function advance(to: queues.Queue, afterMs: number) {
    clearTimeout(advancing)
    advancing = setTimeout(() => load(to), afterMs)
  }
  function preload(item: Playable | undefined) {
    if (!item) return
    idle ??= makeElement()
    if (idle.getAttribute('src') === item.url) return
    idle.preload = 'auto'
    idle.src = item.url
  }

  /** Goes on with what is loaded; loads it again if it had failed. */
  function play() {
    if (!queues.currentOf(queue)) return
    if (state === 'failed' || sound().error) load(queue)
    else start()
  }
  function pause() {
    clearTimeout(advancing)
    if (!wanted) return
    rest()
    element?.pause()
  }
  /** Plays this one; pauses it if it is the one that plays. Another one stops. */
  function toggle(item: Playable) {
    if (!isNow(item.id)) {
      gapMs = QUEUE_ADVANCE_AFTER_END_MS
      load(queues.playNow(queue, item))
    } else if (wanted) pause()
    else play()
  }
  /** Plays a list from its start: a chain, a conversation. */
  function playAll(items: readonly Playable[], pauseMs = QUEUE_ADVANCE_AFTER_END_MS) {
    if (items.length === 0) return
    gapMs = pauseMs
    load({ items, at: 0 })
  }
  function seek(seconds: number) {
    const now = queues.currentOf(queue)
    if (now) seekIn(now, seconds)
  }
  /** Moves the place in any voice, the loaded one or one that would start there. */
  function seekIn(item: Playable, seconds: number) {
    const to = placeIn(seconds, lengthIn(item))
    keepPlace(item.id, to, lengthIn(item))
    if (isNow(item.id)) {
      sound().currentTime = to
      tell()
    } else paint(item.id)
  }
  function skip(seconds = SKIP_SECONDS) {
    const now = queues.currentOf(queue)
    if (now) seekIn(now, elapsedOf(now) + seconds)
  }
  function next() {
    const to = queues.stepped(queue, 1)
    if (to) load(to)
  }
  function previous() {
    const to = queues.stepped(queue, -1)
    const now = queues.currentOf(queue)
    if (!to || (now && elapsedOf(now) > PREVIOUS_RESTARTS_SECONDS)) seek(0)
    else load(to)
  }
  function setRate(to: Speed) {
    speed = to
    rememberSpeed(to)
    if (element) {
      element.defaultPlaybackRate = to
      element.playbackRate = to
    }
    tell()
  }
  function changeQueue(to: queues.Queue) {
    queue = to
    tell()
  }
  /** Takes a voice out, wherever it stands: it was deleted, or is not wanted in the queue. */
  function remove(id: string) {
    if (!isNow(id)) return changeQueue(queues.withoutWaiting(queue, id))
    pause()
    queue = queues.EMPTY_QUEUE
    element?.removeAttribute('src')
    element?.load()
    set('idle')
  }

  return {
    play,
    pause,
    toggle,
    playAll,
    seek,
    seekIn,
    skip,
    next,
    previous,
    setRate,
    /** Slower or faster by one step. */
    stepRate: (step: 1 | -1) => setRate(speedBeside(speed, step)),
    enqueue: (item: Playable, place?: 'next' | 'last') =>
      queues.currentOf(queue) ? changeQueue(queues.enqueued(queue, item, place)) : toggle(item),
    move: (id: string, by: number) => changeQueue(queues.movedWaiting(queue, id, by)),
    remove,
    clearQueue: () => changeQueue(queues.cleared(queue)),
    /** The seconds at which a voice stands or would go on. */
    elapsed: (item: Playable) => elapsedOf(item),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    /** Paints the place of a voice now, in each frame while it plays, and when it moves. Returns what ends it. */
    watch(item: Playable, paintIt: Paint) {
      const paints = watchers.get(item.id) ?? new Map<Paint, Playable>()
      watchers.set(item.id, paints.set(paintIt, item))
      paintIt(elapsedOf(item), lengthIn(item))
      return () => {
        paints.delete(paintIt)
        if (paints.size === 0) watchers.delete(item.id)
      }
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
export const player = createPlayer(() => new Audio())
