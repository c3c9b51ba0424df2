/** Focuses the control that an error names. Returns whether there is one. */
export function focusField(container: ParentNode | null, name: string | undefined): boolean {
  if (!container || !name) return false
  const control = container.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
  return control !== null
}
