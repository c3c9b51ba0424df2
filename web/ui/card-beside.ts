/** Where the keyboard goes on when a card leaves its list: the one after it, else the one before. */
export function cardBeside(postId: string): HTMLElement | null {
  const card = document.querySelector(`[data-post="${CSS.escape(postId)}"]`)
  const beside = card?.nextElementSibling ?? card?.previousElementSibling
  return beside instanceof HTMLElement ? beside : null
}
