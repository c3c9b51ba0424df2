/** Where the bars at the top of the screen end, in pixels. */
export function measureTopBars(): number {
  const bars = [...document.querySelectorAll('.top-bar, .thread > .top, .offline')]
  const boxes = bars.map((bar) => bar.getBoundingClientRect())
  return Math.max(0, ...boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom))
}
