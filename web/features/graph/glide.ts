const GLIDE_MS = 220

/** How the picture gets somewhere else: in a short glide, or at once for who wants less motion. */
export function glide(): { duration: number } {
  return { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE_MS }
}
