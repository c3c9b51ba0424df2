/** The focus target when a card is removed from its list: the next card, else the previous one. */
export function cardBeside(postId: string): HTMLElement | null {
  const card = document.querySelector(`[data-post="${CSS.escape(postId)}"]`)
  const beside = card?.nextElementSibling ?? card?.previousElementSibling
  return beside instanceof HTMLElement ? beside : null
}
