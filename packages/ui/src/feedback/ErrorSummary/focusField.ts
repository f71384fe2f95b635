const focusable =
  'input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]'

/**
 * Moves the focus to the field with this `id` or `name`. If the field is a group, its first control gets the
 * focus. Does nothing if the form has no such field.
 */
export function focusField(form: HTMLElement, fieldId: string): void {
  const name = CSS.escape(fieldId)
  const field = form.querySelector<HTMLElement>(`#${name}, [name="${name}"]:not([type="hidden"])`)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}
