/** How fast voices are played: one of the SPEEDS, remembered on this device. */
import { SPEEDS } from '../../domain/limits'

export type Speed = (typeof SPEEDS)[number]
const KEY = 'owlcast.speed'

/** The speed next to this one; stops at the slowest and the fastest. */
export function speedBeside(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed
}

/** A number or text as a speed; 1 for what is none. */
export function speedOf(value: unknown): Speed {
  return SPEEDS.find((speed) => speed === Number(value)) ?? 1
}

/** The speed chosen last. Storage may be forbidden: then it is 1. */
export function rememberedSpeed(): Speed {
  try {
    return speedOf(localStorage.getItem(KEY))
  } catch {
    return 1
  }
}

export function rememberSpeed(speed: Speed) {
  try {
    localStorage.setItem(KEY, String(speed))
  } catch {
    // Only convenience is lost.
  }
}
