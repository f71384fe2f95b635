const focusable =
  'input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]'

/**
 * Moves the focus into the field of that `id` or `name` within a form: to its control, or to the first one of a
 * group of controls. Does nothing where the form has no such field.
 */
export function focusField(form: HTMLElement, fieldId: string): void {
  const name = CSS.escape(fieldId)
  const field = form.querySelector<HTMLElement>(`#${name}, [name="${name}"]:not([type="hidden"])`)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}
