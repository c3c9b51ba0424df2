/** Remembers drawn pictures at the edge: drawing one costs far more than reading the post. */
import { PICTURE_CACHE_SECONDS } from '../../domain/limits'

/** Changes with the drawing, so that old pictures are not shown any more. */
const DRAWING = 2

/** The drawing of a post, from the cache or drawn now. `shows` changes with what there is to draw. */
export async function drawnOnce(
  origin: string,
  { id, shows }: { id: string; shows: string },
  draw: () => Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const key = `${origin}/og/${encodeURIComponent(id)}.png?${new URLSearchParams({ drawing: `${DRAWING}`, shows })}`
  const kept = await caches.default.match(key)
  if (kept) return kept.arrayBuffer()
  const { buffer } = draw()
  await caches.default.put(
    key,
    new Response(buffer, { headers: { 'cache-control': `max-age=${PICTURE_CACHE_SECONDS}` } }),
  )
  return buffer
}
