/**
 * The player: the single element that makes sound, its timers and its listeners; `player-machine.ts` decides. Lives
 * outside React, so that playback survives navigation. State is a snapshot (`subscribe`, `getSnapshot`); playback
 * progress is painted by `watch`.
 */
import { SKIP_SECONDS } from '../../../domain/audio/playback.limits'
import { isExpired } from '../../../domain/posts/expiry'
import { getServerNow } from '../../state/clock'
import { createAudioElement } from './audio-element'
import { releaseFocus, requestFocus } from './audio-focus'
import { takeFirstVoice } from './first-voice'
import { isPlayOnEnabled } from './next-item'
import type { Playable } from './playable'
import { describeMediaError, describePlayError } from './playback-error'
import { getPlaybackPosition, setPlaybackPosition } from './playback-positions'
import { reducePlayer } from './player-machine'
import * as states from './player-state'
import { createProgressTicker } from './progress-ticker'
import * as queues from './queue'
import { getAdjacentSpeed, getPlaybackSpeed, readSpeed, type Speed, saveSpeed } from './speed'
import { createSystemControls } from './system-controls'

/** Creates a player. The app has one; `makeElement` lets tests inject an element. */
export function createPlayer(makeElement: () => HTMLAudioElement) {
  let machine = states.createMachine(readSpeed())
  let snapshot = states.toSnapshot(machine)
  const listeners = new Set<() => void>()
  const heardListeners = new Set<(item: Playable) => unknown>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const audioElement = createAudioElement(makeElement, {
    report: (type) => dispatch({ type }),
    failed: (error) => dispatch({ type: 'failed', error: describeMediaError(error) }),
    updated: notify,
  })
  const readFacts = (): states.PlayerFacts => ({
    position: audioElement.getPosition(),
    duration: audioElement.getDuration(),
    isBroken: audioElement.isBroken(),
    isOnline: navigator.onLine,
    get playsOn() {
      return isPlayOnEnabled()
    },
    now: Date.now(),
    mayPlay: ({ post }) => !isExpired(post?.expiresAt ?? null, getServerNow()),
    getSavedPosition: getPlaybackPosition,
  })
  const ticker = createProgressTicker((item) => [getElapsed(item), getLength(item)])
  const play = () => dispatch({ type: 'play' })
  const pause = () => dispatch({ type: 'pause' })
  const next = () => dispatch({ type: 'next' })
  const previous = () => dispatch({ type: 'previous' })
  const seek = (seconds: number) => dispatch({ type: 'seek', seconds })
  const skip = (seconds = SKIP_SECONDS) => dispatch({ type: 'skip', seconds })
  const toggle = (item: Playable) => dispatch({ type: 'toggle', item })
  const setRate = (speed: Speed) => dispatch({ type: 'setSpeed', speed })
  const changeQueue = (change: (queue: queues.PlayQueue) => queues.PlayQueue) =>
    dispatch({ type: 'changeQueue', change })
  const controls = createSystemControls({ play, pause, skip, seek, previous, next }, updateControls)

  function dispatch(event: states.PlayerEvent) {
    const before = machine
    const [after, effects] = reducePlayer(machine, event, readFacts())
    machine = after
    if (after !== before) snapshot = states.toSnapshot(after)
    for (const effect of effects) run(effect)
    if (!states.isOn(after)) releaseFocus(pause)
    const [left, now] = [queues.getCurrent(before.queue), queues.getCurrent(after.queue)]
    if (left && left.id !== now?.id) ticker.paint(left.id)
    if (after !== before || effects.some((effect) => effect.do === 'seek')) notify()
  }

  function run(effect: states.PlayerEffect) {
    switch (effect.do) {
      case 'open': {
        const { item, speed } = effect
        const position = states.getResumePosition(item, getPlaybackPosition(item.id))
        return audioElement.open(item.url, position, speed)
      }
      case 'play':
        requestFocus(pause)
        return void audioElement.play().catch((refusal: unknown) => {
          const error = describePlayError(refusal)
          if (error) dispatch({ type: 'failed', error, id: effect.id })
        })
      case 'pause':
        return audioElement.pause()
      case 'close':
        return audioElement.close()
      case 'seek':
        return audioElement.seek(effect.seconds)
      case 'setSpeed':
        saveSpeed(effect.speed)
        return audioElement.setSpeed(effect.speed)
      case 'preload':
        return audioElement.fetchAhead(effect.url)
      case 'show':
        ticker.run(() => (snapshot.state === 'playing' ? (snapshot.now?.id ?? null) : null))
        return void controls.show(() => snapshot.now)
      case 'savePosition':
        setPlaybackPosition(effect.id, effect.seconds, effect.length)
        if (effect.id !== snapshot.now?.id) ticker.paint(effect.id)
        return
      case 'reportHeard':
        for (const listener of heardListeners) listener(effect.item)
        return
      case 'send':
        clearTimeout(timers.get(effect.type))
        // Without sound, systems suspend a hidden page, and Safari starts an item only within the end of the one before.
        if (effect.type === 'advance' && document.visibilityState === 'hidden')
          return dispatch({ type: 'advance' })
        timers.set(
          effect.type,
          setTimeout(() => dispatch({ type: effect.type }), effect.afterMs),
        )
    }
  }

  function notify() {
    const { now } = snapshot
    if (now) {
      ticker.paint(now.id)
      updateControls(now)
    }
    for (const listener of listeners) listener()
  }

  function updateControls(now: Playable) {
    controls.showPosition(snapshot.state === 'playing' ? 'playing' : 'paused', {
      duration: getLength(now),
      position: getElapsed(now),
      playbackRate: audioElement.getSpeed(),
    })
  }

  function getElapsed(item: Playable): number {
    return states.getElapsed(machine, item, readFacts())
  }

  function getLength(item: Playable): number {
    return states.getLength(machine, item, readFacts())
  }

  return {
    /** Preloads what the user is about to play. */
    preload(item: Playable) {
      if (item.id !== snapshot.now?.id) audioElement.fetchAhead((item.intro ?? item).url)
    },
    play,
    pause,
    /** Pauses and rewinds to the start. */
    stop() {
      pause()
      seek(0)
    },
    toggle,
    playIn: (items: readonly Playable[], item: Playable, name?: string) =>
      dispatch({ type: 'playIn', items, item, name }),
    playAll: (items: readonly Playable[], options: states.PlayAllOptions = {}) =>
      dispatch({ type: 'playAll', items, options }),
    seek,
    /** Sets the position of any item, loaded or not. */
    seekIn: (item: Playable, seconds: number) => dispatch({ type: 'seek', item, seconds }),
    /** Stops an item at a second, unless the user moves past it. */
    stopAt: (item: Playable, seconds: number) => dispatch({ type: 'stopAt', item, seconds }),
    skip,
    next,
    previous,
    setRate,
    /** Plays at another speed than the chosen one, which stays shown and follows; null for the chosen one. */
    overrideRate(to: number | null) {
      const { now } = snapshot
      if (!now) return
      audioElement.setSpeed(to ?? getPlaybackSpeed(now, machine.speed))
      updateControls(now)
    },
    /** Slower or faster by one step. */
    stepRate: (step: 1 | -1) => setRate(getAdjacentSpeed(machine.speed, step)),
    /** Sets the sleep timer, or removes it. */
    setSleep: (sleep: states.SleepTimer | null) => dispatch({ type: 'setSleep', sleep }),
    /** Appends items of the playing list that were loaded later. */
    extendList: (items: readonly Playable[]) => changeQueue((queue) => queues.extendList(queue, items)),
    enqueue: (item: Playable, place?: 'next' | 'last') =>
      snapshot.now ? changeQueue((queue) => queues.enqueueItem(queue, item, place)) : toggle(item),
    move: (id: string, by: number) => changeQueue((queue) => queues.moveUpcoming(queue, id, by)),
    clearQueue: () => changeQueue(queues.clearUpcoming),
    remove: (id: string) => dispatch({ type: 'remove', id }),
    removeByAuthor: (authorId: string) => dispatch({ type: 'removeByAuthor', authorId }),
    updateItems: (change: (item: Playable) => Playable) => dispatch({ type: 'updateItems', change }),
    /** The position in seconds of an item, or where it would resume. */
    elapsed: getElapsed,
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
export const player = createPlayer(() => takeFirstVoice() ?? new Audio())
