const ANIMATION_MS = 220

/** The options of viewport changes: a short animation, or none with reduced motion. */
export function getAnimation(): { duration: number } {
  return { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ANIMATION_MS }
}
