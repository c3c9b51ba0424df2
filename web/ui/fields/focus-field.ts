/** Focuses the control that an error names. Returns whether there is one. */
export function focusField(container: ParentNode | null, name: string | undefined): boolean {
  if (!container || !name) return false
  const control = container.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  // A folded control cannot take the focus.
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  return control !== null
}
