/** The focus target when a card is removed from its list: the next card, else the previous one. */
export function findAdjacentCard(postId: string): HTMLElement | null {
  const card = document.querySelector(`[data-post="${CSS.escape(postId)}"]`)
  const adjacent = card?.nextElementSibling ?? card?.previousElementSibling
  return adjacent instanceof HTMLElement ? adjacent : null
}
