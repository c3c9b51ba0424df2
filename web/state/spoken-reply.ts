/** Replying by voice to what plays, without the screen. The recorder registers how; a key asks for it. */

let toggle: (() => boolean) | null = null

/** Registers how to begin a reply, or to end and send it. Returns the function that removes it. */
export function setSpokenReply(next: () => boolean): () => void {
  toggle = next
  return () => {
    if (toggle === next) toggle = null
  }
}

/** Begins a reply to what plays, or ends and sends it. Returns false when nothing can be replied to. */
export function toggleSpokenReply(): boolean {
  return toggle?.() ?? false
}
