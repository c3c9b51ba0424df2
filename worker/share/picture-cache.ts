/** Caches drawn pictures at the edge: drawing costs far more than reading the post. */
import type { Drawing } from './png'

const PICTURE_CACHE_SECONDS = 3600

/** Increment when the drawing changes, to invalidate cached pictures. */
const DRAWING_VERSION = 4

/** The cached drawing, or a new one. `shows` identifies the drawn content. Incomplete drawings are not cached. */
export async function getCachedDrawing(
  origin: string,
  { id, shows }: { id: string; shows: string },
  draw: () => Promise<Drawing>,
): Promise<Drawing> {
  const key = `${origin}/og/${encodeURIComponent(id)}.png?${new URLSearchParams({ drawing: `${DRAWING_VERSION}`, shows })}`
  const cached = await caches.default.match(key)
  if (cached) return { png: new Uint8Array(await cached.arrayBuffer()), isComplete: true }
  const drawing = await draw()
  if (drawing.isComplete)
    await caches.default.put(
      key,
      new Response(drawing.png, { headers: { 'cache-control': `max-age=${PICTURE_CACHE_SECONDS}` } }),
    )
  return drawing
}
