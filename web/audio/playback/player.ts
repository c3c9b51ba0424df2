/**
 * The player: a queue and the single element that makes sound. Lives outside React, so that playback survives
 * navigation. State is a snapshot (`subscribe`, `getSnapshot`); playback progress is painted by `watch`.
 */

import { SKIP_SECONDS } from '../../../domain/audio/playback.limits'
import { QUEUE_ADVANCE_AFTER_END_MS, QUEUE_ADVANCE_AFTER_ERROR_MS } from '../../../domain/limits'
import { isExpired } from '../../../domain/posts/expiry'
import { hasHeardEnough } from '../../../domain/posts/heard'
import { getServerNow } from '../../state/clock'
import { createAudioElement } from './audio-element'
import { requestFocus } from './audio-focus'
import { isPlayOnEnabled } from './play-on'
import { clampPosition, getDuration, isPreview, type Playable } from './playable'
import { describeMediaError, describePlayError, type PlaybackError } from './playback-error'
import { getPlaybackPosition, setPlaybackPosition } from './playback-positions'
import { createProgressTicker } from './progress-ticker'
import * as queues from './queue'
import { getAdjacentSpeed, readSpeed, type Speed, saveSpeed } from './speed'
import { createSystemControls } from './system-controls'
import { findAfterEnd, findAfterFailure, getNextTurn, isListOver, startTurn, type Turn } from './what-follows'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
export type PlayerSnapshot = {
  now: Playable | null
  state: PlayerState
  /** Whether it plays, or will by itself: while it loads, and until the next item starts. */
  isOn: boolean
  speed: Speed
  next: readonly Playable[]
  hasPrevious: boolean
  /** What the list is called; undefined where a post plays alone. */
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

/** Stops playback at a time (ms since the epoch), or at the end of the current item. */
export type SleepTimer = { endsAt: number } | 'end'

export type PlayAllOptions = {
  /** Between two items. */
  pauseMs?: number | undefined
  /** The item to start with; by default the first. */
  fromId?: string | undefined
  /** The user asked for that item, and not for the whole. */
  isChosen?: boolean | undefined
  /** What the list is called. */
  name?: string | undefined
}

/** From here on "previous" restarts the current post. */
const PREVIOUS_RESTARTS_SECONDS = 3

/** So long before its end a part is timed. */
const TIMED_SECONDS = 0.5

/** Whether it has not expired meanwhile. */
function mayPlay({ post }: Playable): boolean {
  return !isExpired(post?.expiresAt ?? null, getServerNow())
}

/** Creates a player. The app has one; `makeElement` lets tests inject an element. */
export function createPlayer(makeElement: () => HTMLAudioElement) {
  const audioElement = createAudioElement(makeElement, {
    playing: onPlaying,
    waiting: () => wantsPlayback && set('loading'),
    paused: () => wantsPlayback && stopPlaying(),
    ended: onEnded,
    failed: (error) => onFailed(describeMediaError(error)),
    moved: onMoved,
    updated: notify,
  })
  const ticker = createProgressTicker((item) => [getElapsed(item), getLength(item)])
  let queue = queues.EMPTY_QUEUE
  let state: PlayerState = 'idle'
  let error: PlaybackError | null = null
  let previewEnded: Playable | null = null
  let speed = readSpeed()
  let gapMs = QUEUE_ADVANCE_AFTER_END_MS
  let sleep: SleepTimer | null = null
  let sleepTimer: ReturnType<typeof setTimeout> | undefined
  let finished: object | null = null
  /** Whether the user wants playback: it may still be loading, or pausing between two posts. */
  let wantsPlayback = false
  let turn: Turn = startTurn(false)
  let advancing: ReturnType<typeof setTimeout> | undefined
  const controls = createSystemControls(
    { play, pause, skip: (seconds) => skip(seconds), seek, previous, next },
    updateControls,
  )
  let snapshot: PlayerSnapshot = createSnapshot()
  const listeners = new Set<() => void>()
  const heardListeners = new Set<(item: Playable) => unknown>()
  /** Where items stop before their end, in seconds: at the end of a part, or of what a link plays. */
  const stops = new Map<string, number>()
  let stopping: ReturnType<typeof setTimeout> | undefined
  /** The loaded item that was reported as heard. */
  let reportedId: string | null = null

  function createSnapshot(): PlayerSnapshot {
    const next = queues.listUpcoming(queue)
    const now = queues.getCurrent(queue)
    const progress = queues.getListProgress(queue)
    const hasPrevious = queue.at > 0
    const { name } = queue
    const isOn = wantsPlayback
    return {
      now,
      state,
      isOn,
      speed,
      next,
      hasPrevious,
      error,
      previewEnded,
      name,
      progress,
      sleep,
      finished,
    }
  }

  function set(to: PlayerState, why: PlaybackError | null = null) {
    state = to
    error = why
    notify()
  }

  function notify() {
    snapshot = createSnapshot()
    const { now } = snapshot
    if (now) {
      ticker.paint(now.id)
      updateControls(now)
    }
    for (const listener of listeners) listener()
  }

  /** Playback started. Everything else loads only now, so that the network serves the sound first. */
  function onPlaying() {
    turn = { ...turn, failures: 0 }
    set('playing')
    ticker.run(() => (state === 'playing' ? (queues.getCurrent(queue)?.id ?? null) : null))
    void controls.show(() => queues.getCurrent(queue))
    fetchNext()
  }
  function fetchNext() {
    const [next] = queues.listUpcoming(queue)
    if (next && state === 'playing') audioElement.fetchAhead(next.url)
  }
  function updateControls(now: Playable) {
    const position = {
      duration: getLength(now),
      position: getElapsed(now),
      playbackRate: audioElement.getSpeed(),
    }
    controls.showPosition(state === 'playing' ? 'playing' : 'paused', position)
  }

  function getLength(item: Playable): number {
    return getDuration(item.seconds, isNow(item.id) ? audioElement.getDuration() : undefined)
  }
  function getElapsed(item: Playable): number {
    return clampPosition(
      isNow(item.id) ? audioElement.getPosition() : getResumePosition(item),
      getLength(item),
    )
  }
  function getResumePosition({ id, part, seconds }: Playable): number {
    const position = clampPosition(getPlaybackPosition(id), seconds)
    return part && (position < part.start || position >= part.end) ? part.start : position
  }
  function isNow(id: string): boolean {
    return queues.getCurrent(queue)?.id === id
  }
  function onMoved() {
    savePosition()
    const now = queues.getCurrent(queue)
    if (now && state === 'playing' && hasHeardEnough(audioElement.getPosition(), getLength(now)))
      reportHeard(now)
    if (now) stopInTime(now)
  }
  /** Time is reported four times a second: the rest is timed. */
  function stopInTime(now: Playable) {
    const end = stops.get(now.id)
    if (end === undefined || state !== 'playing') return
    const left = end - audioElement.getPosition()
    clearTimeout(stopping)
    if (left <= 0) onStopReached(now)
    else if (left < TIMED_SECONDS) stopping = setTimeout(onMoved, (left * 1000) / speed)
  }
  function onStopReached(now: Playable) {
    stops.delete(now.id)
    const following = now.part && !now.part.stops ? queues.moveCurrent(queue, 1, mayPlay) : null
    if (now.part) setPlaybackPosition(now.id, 0, 0)
    if (sleep === 'end') setSleep(null)
    else if (following) {
      reportHeard(now)
      return loadNext(following)
    }
    reportHeard(now)
    stopPlaying()
    audioElement.pause()
    if (!now.part) return
    // Played again, it starts and stops as before.
    seek(now.part.start)
    stops.set(now.id, now.part.end)
  }
  /** Reports an item once while it is loaded; a preview is not the recording. */
  function reportHeard(item: Playable) {
    const { id, part, heardId = part ? undefined : id } = item
    if (reportedId === id || isPreview(item) || !heardId) return
    reportedId = id
    for (const listener of heardListeners) listener({ ...item, id: heardId })
  }
  function savePosition() {
    const now = queues.getCurrent(queue)
    if (now && !Number.isNaN(audioElement.getDuration()))
      setPlaybackPosition(now.id, audioElement.getPosition(), getLength(now))
  }

  /** Loads what the user asked for. `isChosen`: for this item, not for what it is part of. */
  function begin(to: queues.PlayQueue, isChosen = false) {
    turn = startTurn(isChosen)
    load(to)
  }
  /** Loads what follows by itself. */
  function loadNext(to: queues.PlayQueue) {
    turn = getNextTurn(turn, queue, to)
    load(to)
  }
  /** Loads the queue's current item at its saved position and starts it. */
  function load(to: queues.PlayQueue) {
    const before = queues.getCurrent(queue)
    reportedId = null
    clearTimeout(advancing)
    queue = to
    const now = queues.getCurrent(queue)
    if (!now) return
    if (now.part) stops.set(now.id, now.part.end)
    audioElement.open(now.url, getResumePosition(now), speed)
    start()
    if (before && before.id !== now.id) ticker.paint(before.id)
  }
  function start() {
    const item = queues.getCurrent(queue)
    wantsPlayback = true
    previewEnded = null
    finished = null
    requestFocus(pause)
    const playing = audioElement.play()
    set('loading')
    playing.catch((error: unknown) => {
      const why = describePlayError(error)
      if (why && wantsPlayback && item && isNow(item.id)) onFailed(why)
    })
  }
  function stopPlaying() {
    wantsPlayback = false
    savePosition()
    set('paused')
  }

  function onEnded() {
    const now = queues.getCurrent(queue)
    if (now) {
      setPlaybackPosition(now.id, 0, 0)
      reportHeard(now)
    }
    if (sleep === 'end') {
      setSleep(null)
      audioElement.seek(0)
      return stopPlaying()
    }
    const playsOn = isPlayOnEnabled()
    const following = findAfterEnd(queue, { playsOn, mayPlay })
    const isPaywalled =
      now !== null && following !== null && queues.havePurchaseInCommon(now, queues.getCurrent(following))
    if (wantsPlayback && following && !isPaywalled) return advance(following, gapMs)
    if (now && isPreview(now)) previewEnded = now
    else if (wantsPlayback && !isListOver(queue, playsOn) && queues.getListProgress(queue).list.length > 1)
      finished = {}
    audioElement.seek(0)
    stopPlaying()
  }
  function onFailed(why: PlaybackError) {
    if (!wantsPlayback) return
    const { code } = why
    const isOnline = navigator.onLine
    const following = findAfterFailure(queue, turn, { code, isOnline, playsOn: isPlayOnEnabled(), mayPlay })
    turn = { ...turn, failures: turn.failures + 1 }
    wantsPlayback = following !== null
    set('failed', why)
    if (following) advance(following, QUEUE_ADVANCE_AFTER_ERROR_MS)
  }
  function advance(to: queues.PlayQueue, afterMs: number) {
    clearTimeout(advancing)
    advancing = setTimeout(() => loadNext(to), afterMs)
  }

  /** Preloads what the user is about to play. */
  function preload(item: Playable) {
    if (!isNow(item.id)) audioElement.fetchAhead((item.intro ?? item).url)
  }
  /** Resumes the loaded item; reloads it if it had failed. */
  function play() {
    if (!queues.getCurrent(queue)) return
    if (state === 'failed' || audioElement.isBroken()) return begin(queue, true)
    turn = startTurn(true)
    start()
  }
  function pause() {
    clearTimeout(advancing)
    if (!wantsPlayback) return
    stopPlaying()
    audioElement.pause()
  }
  /** Pauses and rewinds to the start. */
  function stop() {
    pause()
    seek(0)
  }
  /** Plays this item, or pauses it if it is playing. Stops any other. */
  function toggle(item: Playable) {
    if (!isNow(item.id) && !queues.isIntroTo(queue, item)) {
      playIn([], item)
    } else if (wantsPlayback) pause()
    else play()
  }
  /** Plays one item of a list, then the rest of the list. */
  function playIn(items: readonly Playable[], item: Playable, name?: string) {
    gapMs = QUEUE_ADVANCE_AFTER_END_MS
    const at = items.findIndex(({ id }) => id === item.id)
    const rest = at < 0 ? [] : items.slice(at + 1).flatMap(queues.withIntro)
    // Resuming in the middle skips the intro.
    const parts = getPlaybackPosition(item.id) > 0 ? [item] : queues.withIntro(item)
    begin(queues.playNow(queue, parts, rest, name), true)
  }
  /** Plays a list, a chain or a conversation, from its start or from `fromId`. */
  function playAll(
    items: readonly Playable[],
    { pauseMs = QUEUE_ADVANCE_AFTER_END_MS, fromId = '', isChosen = false, name }: PlayAllOptions = {},
  ) {
    if (items.length === 0) return
    gapMs = pauseMs
    const parts = items.flatMap(queues.withIntro)
    // An item with an intro starts with it.
    const isFrom = ({ id }: Playable, index: number) =>
      id === fromId || (parts[index + 1]?.id === fromId && parts[index + 1]?.intro?.id === id)
    const at = parts.findIndex(isFrom)
    begin({ items: parts, at: Math.max(0, at), name }, isChosen)
  }
  function seek(seconds: number) {
    const now = queues.getCurrent(queue)
    if (now) seekIn(now, seconds)
  }
  /** Sets the position of any item, loaded or not. */
  function seekIn(item: Playable, seconds: number) {
    const to = clampPosition(seconds, getLength(item))
    setPlaybackPosition(item.id, to, getLength(item))
    if (to >= (stops.get(item.id) ?? to + 1)) stops.delete(item.id)
    if (isNow(item.id)) {
      audioElement.seek(to)
      notify()
    } else ticker.paint(item.id)
  }
  function skip(seconds = SKIP_SECONDS) {
    const now = queues.getCurrent(queue)
    if (now) seekIn(now, getElapsed(now) + seconds)
  }
  function next() {
    const to = queues.moveCurrent(queue, 1, mayPlay)
    if (to) begin(to)
  }
  function previous() {
    const to = queues.moveCurrent(queue, -1, mayPlay)
    const now = queues.getCurrent(queue)
    const first = now?.part?.start ?? 0
    if (!to || (now && getElapsed(now) > first + PREVIOUS_RESTARTS_SECONDS)) seek(first)
    else begin(to)
  }
  function setRate(to: Speed) {
    speed = to
    saveSpeed(to)
    audioElement.setSpeed(to)
    notify()
  }
  /** Plays at another speed than the chosen one, which stays shown and follows; null for the chosen one. */
  function overrideRate(to: number | null) {
    audioElement.setSpeed(to ?? speed)
    const now = queues.getCurrent(queue)
    if (now) updateControls(now)
  }
  function changeQueue(to: queues.PlayQueue) {
    queue = to
    fetchNext()
    notify()
  }
  /**
   * Applies `change` to each queued item: renamed, or unlocked. The loaded item keeps its position, or resumes after
   * the preview that was played.
   */
  function updateItems(change: (item: Playable) => Playable) {
    const before = queues.getCurrent(queue)
    const to = queues.mapItems(queue, change)
    const now = queues.getCurrent(to)
    if (to === queue) return
    const moved = now && now.url !== before?.url
    if (moved)
      setPlaybackPosition(
        now.id,
        previewEnded?.id === now.id ? previewEnded.seconds : audioElement.getPosition(),
        now.seconds,
      )
    if (moved) previewEnded = null
    queue = to
    if (moved && wantsPlayback) return load(queue)
    if (moved) audioElement.open(now.url, getResumePosition(now), speed)
    notify()
    // Updates the system's controls too, once they were shown.
    if (state !== 'idle') void controls.show(() => now)
  }
  /** Removes an item, loaded or queued: it was deleted, or taken out of the queue. What follows plays on. */
  function remove(id: string) {
    if (!isNow(id)) return changeQueue(queues.removeUpcoming(queue, id))
    const rest = wantsPlayback ? queues.removeCurrent(queue) : null
    if (rest) begin(rest)
    else close()
  }
  /** Removes everything of this author; closes the player if the loaded item is among it. */
  function removeByAuthor(authorId: string) {
    const to = queues.removeByAuthor(queue, authorId)
    if (to === queue) return
    if (to.at < 0) close()
    else changeQueue(to)
  }
  /** Sets the sleep timer, or removes it. */
  function setSleep(to: SleepTimer | null) {
    clearTimeout(sleepTimer)
    sleep = to
    if (to !== null && to !== 'end')
      sleepTimer = setTimeout(() => {
        setSleep(null)
        pause()
      }, to.endsAt - Date.now())
    notify()
  }
  function close() {
    pause()
    setSleep(null)
    queue = queues.EMPTY_QUEUE
    audioElement.close()
    set('idle')
  }

  return {
    preload,
    play,
    pause,
    stop,
    toggle,
    playIn,
    playAll,
    seek,
    seekIn,
    /** Stops an item at a second, unless the user moves past it. */
    stopAt: (item: Playable, seconds: number) => void stops.set(item.id, seconds),
    skip,
    next,
    previous,
    setRate,
    overrideRate,
    setSleep,
    /** Appends items of the playing list that were loaded later. */
    extendList: (items: readonly Playable[]) => changeQueue(queues.extendList(queue, items)),
    /** Slower or faster by one step. */
    stepRate: (step: 1 | -1) => setRate(getAdjacentSpeed(speed, step)),
    enqueue: (item: Playable, place?: 'next' | 'last') =>
      queues.getCurrent(queue) ? changeQueue(queues.enqueueItem(queue, item, place)) : toggle(item),
    move: (id: string, by: number) => changeQueue(queues.moveUpcoming(queue, id, by)),
    remove,
    removeByAuthor,
    updateItems,
    clearQueue: () => changeQueue(queues.clearUpcoming(queue)),
    /** The position in seconds of an item, or where it would resume. */
    elapsed: (item: Playable) => getElapsed(item),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    /** Calls back when an item was played far enough to count as heard. Returns the function that stops it. */
    onHeard(listener: (item: Playable) => unknown) {
      heardListeners.add(listener)
      return () => void heardListeners.delete(listener)
    },
    /**
     * Paints the position of an item now, in each frame while it plays, and on changes. Returns the function that
     * stops it.
     */
    watch: ticker.watch,
  }
}

export type Player = ReturnType<typeof createPlayer>
export const player = createPlayer(() => new Audio())
