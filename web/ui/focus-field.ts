/** Focuses the control that an error names. Returns whether there is one. */
export function focusField(within: ParentNode | null, name: string | undefined): boolean {
  if (!within || !name) return false
  const control = within.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
  return control !== null
}
