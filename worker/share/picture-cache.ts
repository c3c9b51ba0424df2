/** Caches drawn pictures at the edge: drawing costs far more than reading the post. */
import { PICTURE_CACHE_SECONDS } from '../../domain/limits'

/** Increment when the drawing changes, to invalidate cached pictures. */
const DRAWING_VERSION = 3

/** The cached drawing, or a new one. `shows` identifies the drawn content. */
export async function getCachedDrawing(
  origin: string,
  { id, shows }: { id: string; shows: string },
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<ArrayBuffer> {
  const key = `${origin}/og/${encodeURIComponent(id)}.png?${new URLSearchParams({ drawing: `${DRAWING_VERSION}`, shows })}`
  const cached = await caches.default.match(key)
  if (cached) return cached.arrayBuffer()
  const { buffer } = await draw()
  await caches.default.put(
    key,
    new Response(buffer, { headers: { 'cache-control': `max-age=${PICTURE_CACHE_SECONDS}` } }),
  )
  return buffer
}
