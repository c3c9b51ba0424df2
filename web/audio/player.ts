/**
 * The player: a queue and the single element that makes sound. Lives outside React, so that playback survives
 * navigation. State is a snapshot (`subscribe`, `getSnapshot`); playback progress is painted by `watch`.
 */
import { QUEUE_ADVANCE_AFTER_END_MS, QUEUE_ADVANCE_AFTER_ERROR_MS, SKIP_SECONDS } from '../../domain/limits'
import { createClocks } from './clocks'
import { keepPlace, placeOf } from './places'
import { isPreview, lengthOf, type Playable, placeIn } from './playable'
import * as queues from './queue'
import { rememberedSpeed, rememberSpeed, type Speed, speedBeside } from './speed'
import { systemControls } from './system-controls'
import { type Trouble, troubleOfMedia, troubleOfPlay } from './trouble'
import { takeTurn } from './turn'
import { createVoiceElement } from './voice-element'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
export type PlayerSnapshot = {
  now: Playable | null
  state: PlayerState
  speed: Speed
  next: readonly Playable[]
  hasPrevious: boolean
  /** Why `state` is `failed`; a new object for each failure. */
  trouble: Trouble | null
  /** The locked post whose preview was played to its end. */
  heardOut: Playable | null
}

/** From here on "previous" restarts the current post. */
const PREVIOUS_RESTARTS_SECONDS = 3

/** Creates a player. The app has one; `makeElement` lets tests inject an element. */
export function createPlayer(makeElement: () => HTMLAudioElement) {
  const voice = createVoiceElement(makeElement, {
    playing: sounds,
    waiting: () => wanted && set('loading'),
    paused: () => wanted && rest(),
    ended,
    failed: (error) => failed(troubleOfMedia(error)),
    moved: remember,
    placed: tell,
  })
  const clocks = createClocks((item) => [elapsedOf(item), lengthIn(item)])
  let queue = queues.EMPTY_QUEUE
  let state: PlayerState = 'idle'
  let trouble: Trouble | null = null
  let heardOut: Playable | null = null
  let speed = rememberedSpeed()
  let gapMs = QUEUE_ADVANCE_AFTER_END_MS
  /** Whether the user wants playback: it may still be loading, or pausing between two posts. */
  let wanted = false
  let advancing: ReturnType<typeof setTimeout> | undefined
  const controls = systemControls(
    { play, pause, skip: (seconds) => skip(seconds), seek, previous, next },
    placeControls,
  )
  let snapshot: PlayerSnapshot = snap()
  const listeners = new Set<() => void>()

  function snap(): PlayerSnapshot {
    const next = queues.upNext(queue)
    const now = queues.currentOf(queue)
    return { now, state, speed, next, hasPrevious: queue.at > 0, trouble, heardOut }
  }

  function set(to: PlayerState, why: Trouble | null = null) {
    state = to
    trouble = why
    tell()
  }

  function tell() {
    snapshot = snap()
    const { now } = snapshot
    if (now) {
      clocks.paint(now.id)
      placeControls(now)
    }
    for (const listener of listeners) listener()
  }

  /** Playback started. Everything else loads only now, so that the network serves the sound first. */
  function sounds() {
    set('playing')
    clocks.run(() => (state === 'playing' ? (queues.currentOf(queue)?.id ?? null) : null))
    void controls.show(() => queues.currentOf(queue))
    fetchNext()
  }
  function fetchNext() {
    const [next] = queues.upNext(queue)
    if (next && state === 'playing') voice.fetchAhead(next.url)
  }
  function placeControls(now: Playable) {
    const place = { duration: lengthIn(now), position: elapsedOf(now), playbackRate: speed }
    controls.place(state === 'playing' ? 'playing' : 'paused', place)
  }

  function lengthIn(item: Playable): number {
    return lengthOf(item.seconds, isNow(item.id) ? voice.length() : undefined)
  }
  function elapsedOf(item: Playable): number {
    return placeIn(isNow(item.id) ? voice.place() : placeOf(item.id), lengthIn(item))
  }
  function isNow(id: string): boolean {
    return queues.currentOf(queue)?.id === id
  }
  function remember() {
    const now = queues.currentOf(queue)
    if (now && !Number.isNaN(voice.length())) keepPlace(now.id, voice.place(), lengthIn(now))
  }

  /** Loads the queue's current item at its saved position and starts it. */
  function load(to: queues.Queue) {
    const before = queues.currentOf(queue)
    clearTimeout(advancing)
    queue = to
    const now = queues.currentOf(queue)
    if (!now) return
    voice.open(now.url, placeIn(placeOf(now.id), now.seconds), speed)
    start()
    if (before && before.id !== now.id) clocks.paint(before.id)
  }
  function start() {
    const item = queues.currentOf(queue)
    wanted = true
    heardOut = null
    takeTurn(pause)
    const playing = voice.play()
    set('loading')
    playing.catch((error: unknown) => {
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
    const isShut = now !== null && following !== null && queues.areOneLock(now, queues.currentOf(following))
    if (wanted && following && !isShut) return advance(following, gapMs)
    if (now && isPreview(now)) heardOut = now
    voice.moveTo(0)
    rest()
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

  /** Preloads what the user is about to play. */
  function getReady(item: Playable) {
    if (!isNow(item.id)) voice.fetchAhead((item.lead ?? item).url)
  }
  /** Resumes the loaded item; reloads it if it had failed. */
  function play() {
    if (!queues.currentOf(queue)) return
    if (state === 'failed' || voice.isBroken()) load(queue)
    else start()
  }
  function pause() {
    clearTimeout(advancing)
    if (!wanted) return
    rest()
    voice.pause()
  }
  /** Pauses and rewinds to the start. */
  function stop() {
    pause()
    seek(0)
  }
  /** Plays this item, or pauses it if it is playing. Stops any other. */
  function toggle(item: Playable) {
    if (!isNow(item.id) && !queues.isLeadTo(queue, item)) {
      playIn([], item)
    } else if (wanted) pause()
    else play()
  }
  /** Plays one item of a list, then the rest of the list. */
  function playIn(items: readonly Playable[], item: Playable) {
    gapMs = QUEUE_ADVANCE_AFTER_END_MS
    const at = items.findIndex(({ id }) => id === item.id)
    const rest = at < 0 ? [] : items.slice(at + 1).flatMap(queues.partsOf)
    // Resuming in the middle skips the intro.
    load(queues.playNow(queue, placeOf(item.id) > 0 ? [item] : queues.partsOf(item), rest))
  }
  /** Plays a list, a chain or a conversation, from its start or from `fromId`. */
  function playAll(items: readonly Playable[], pauseMs = QUEUE_ADVANCE_AFTER_END_MS, fromId = '') {
    if (items.length === 0) return
    gapMs = pauseMs
    const parts = items.flatMap(queues.partsOf)
    const at = parts.findIndex(({ id }) => id === fromId)
    load({ items: parts, at: Math.max(0, at) })
  }
  function seek(seconds: number) {
    const now = queues.currentOf(queue)
    if (now) seekIn(now, seconds)
  }
  /** Sets the position of any item, loaded or not. */
  function seekIn(item: Playable, seconds: number) {
    const to = placeIn(seconds, lengthIn(item))
    keepPlace(item.id, to, lengthIn(item))
    if (isNow(item.id)) {
      voice.moveTo(to)
      tell()
    } else clocks.paint(item.id)
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
    voice.setSpeed(to)
    tell()
  }
  function changeQueue(to: queues.Queue) {
    queue = to
    fetchNext()
    tell()
  }
  /**
   * Applies `change` to each queued item: renamed, or unlocked. The loaded item keeps its position, or resumes after
   * the preview that was played.
   */
  function revise(change: (item: Playable) => Playable) {
    const before = queues.currentOf(queue)
    const to = queues.revised(queue, change)
    const now = queues.currentOf(to)
    if (to === queue) return
    const moved = now && now.url !== before?.url
    if (moved) keepPlace(now.id, heardOut?.id === now.id ? heardOut.seconds : voice.place(), now.seconds)
    if (moved) heardOut = null
    queue = to
    if (moved && wanted) return load(queue)
    if (moved) voice.open(now.url, placeOf(now.id), speed)
    tell()
    // Updates the system's controls too, once they were shown.
    if (state !== 'idle') void controls.show(() => now)
  }
  /** Removes an item, loaded or queued: it was deleted, or taken out of the queue. */
  function remove(id: string) {
    if (!isNow(id)) return changeQueue(queues.withoutWaiting(queue, id))
    shut()
  }
  /** Removes everything of this author; closes the player if the loaded item is among it. */
  function silence(authorId: string) {
    const to = queues.withoutVoicesOf(queue, authorId)
    if (to === queue) return
    if (to.at < 0) shut()
    else changeQueue(to)
  }
  function shut() {
    pause()
    queue = queues.EMPTY_QUEUE
    voice.close()
    set('idle')
  }

  return {
    getReady,
    play,
    pause,
    stop,
    toggle,
    playIn,
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
    silence,
    revise,
    clearQueue: () => changeQueue(queues.cleared(queue)),
    /** The position in seconds of an item, or where it would resume. */
    elapsed: (item: Playable) => elapsedOf(item),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    /**
     * Paints the position of an item now, in each frame while it plays, and on changes. Returns the function that
     * stops it.
     */
    watch: clocks.watch,
  }
}

export type Player = ReturnType<typeof createPlayer>
export const player = createPlayer(() => new Audio())
