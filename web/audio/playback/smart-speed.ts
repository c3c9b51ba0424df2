/**
 * Smart speed: plays pauses faster by the rate of the element, from timers that follow the map of pauses. A late timer
 * would play words fast, so pauses are sped up only while timers are on time, and words that were caught are repeated.
 */
import { listFastParts } from '../../../domain/audio/fast-parts'
import { PAUSE_KEPT_SECONDS, SMART_SPEED } from '../../../domain/audio/playback.limits'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { isSong } from '../../../domain/kinds'
import type { Player } from './player'

export type SmartSpeedPlayer = Pick<Player, 'subscribe' | 'getSnapshot' | 'elapsed' | 'seek' | 'overrideRate'>

/** Time until a new rate is heard, at most; the fast part ends this much earlier. */
const LEAD_SECONDS = 0.04
/** Positions of the element are this exact. */
const SLACK_SECONDS = 0.3
/** Shorter rests of a pause play at the chosen speed. */
const MIN_FAST_SECONDS = 0.15
/** Positions are checked at least this often. Throttled timers come once a second, which this is no divisor of. */
const CHECK_MS = 230
/** A timer that comes later is late. */
const LATE_MS = 40
/** Timers that have to be on time before a pause is sped up: in sight, and in a hidden tab, whose timers may be throttled. */
const PROMPT_TIMERS = { visible: 1, hidden: 5 }

/**
 * Starts to follow a player. `onSaved` receives the seconds saved by each pause. Returns the function that stops it.
 */
export function startSmartSpeed(player: SmartSpeedPlayer, onSaved: (seconds: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let promptTimers = 0
  /** The part that plays fast, where and when that began, and at what speed it would have played. */
  let fast: { part: TimeWindow; from: number; at: number; speed: number } | null = null
  let map: { packed: string | null | undefined; parts: TimeWindow[] } = { packed: null, parts: [] }

  function getParts(packed: string | null | undefined): TimeWindow[] {
    if (packed !== map.packed) map = { packed, parts: listFastParts(packed) }
    return map.parts
  }

  function update() {
    clearTimeout(timer)
    const { now, state, speed } = player.getSnapshot()
    const isFollowed = state === 'playing' && speed < SMART_SPEED && now && !isSong(now.kind)
    const parts = isFollowed ? getParts(now.post?.pauses) : []
    if (!now || parts.length === 0) return leave(null)
    const position = player.elapsed(now)
    if (fast && isOver(fast.part, position)) {
      const { part, from, at } = fast
      // Further than it can have played is where the listener went.
      const isPlayed = position - from < getSeconds(at) * SMART_SPEED + SLACK_SECONDS
      leave(position)
      // Words that were caught are repeated at the chosen speed. The seek calls back.
      if (isPlayed && position > part.end + PAUSE_KEPT_SECONDS) return player.seek(part.end)
    }
    const next = parts.find(({ end }) => end - LEAD_SECONDS * SMART_SPEED - MIN_FAST_SECONDS > position)
    if (!fast && next && position >= next.start && isPrompt()) {
      fast = { part: next, from: position, at: performance.now(), speed }
      player.overrideRate(SMART_SPEED)
    }
    if (fast) wait((fast.part.end - position) / SMART_SPEED - LEAD_SECONDS)
    else wait(next && next.start > position ? (next.start - position) / speed : Number.POSITIVE_INFINITY)
  }

  function isPrompt(): boolean {
    return promptTimers >= (document.hidden ? PROMPT_TIMERS.hidden : PROMPT_TIMERS.visible)
  }

  function wait(seconds: number) {
    const ms = Math.max(0, Math.min(CHECK_MS, seconds * 1000))
    const due = performance.now() + ms
    timer = setTimeout(() => {
      promptTimers = performance.now() - due > LATE_MS ? 0 : promptTimers + 1
      update()
    }, ms)
  }

  /** Returns to the chosen speed; `position` is null where it is not known what was played. */
  function leave(position: number | null) {
    if (!fast) return
    const { part, from, at, speed } = fast
    fast = null
    player.overrideRate(null)
    const played = Math.min(position ?? from, part.end) - from
    const saved = played / speed - getSeconds(at)
    if (saved > 0) onSaved(saved)
  }

  function onVisibility() {
    promptTimers = 0
    const { now } = player.getSnapshot()
    leave(now && player.elapsed(now))
    update()
  }

  document.addEventListener('visibilitychange', onVisibility)
  const unsubscribe = player.subscribe(update)
  update()
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(timer)
    leave(null)
  }
}

/** Returns the seconds since a time of `performance.now`. */
function getSeconds(at: number): number {
  return (performance.now() - at) / 1000
}

/** Whether the part is played, or the listener went elsewhere. */
function isOver({ start, end }: TimeWindow, position: number): boolean {
  return position < start || position >= end - LEAD_SECONDS * SMART_SPEED
}
