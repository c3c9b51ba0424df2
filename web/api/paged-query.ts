/** Options of an infinite query over pages that carry the cursor of the next one. */
export const BY_CURSOR = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { cursor: string | null }) => last.cursor,
}
