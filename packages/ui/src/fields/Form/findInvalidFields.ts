import type { InvalidField } from './joinErrors'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function labelOf(control: Control): string {
  const label = control.labels?.[0]?.cloneNode(true)
  if (!(label instanceof Element)) return control.getAttribute('aria-label') ?? control.name
  for (const hidden of label.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return label.textContent.trim()
}

/** Returns the fields that the browser's validation rejects, each with an error text. */
export function findInvalidFields(
  form: HTMLFormElement,
  messageOf: (control: Control) => string,
): readonly InvalidField[] {
  return [...form.elements]
    .filter(isControl)
    .filter((control) => control.willValidate && !control.validity.valid)
    .map((control) => ({
      fieldId: control.name || control.id,
      names: [control.name, control.id].filter((name) => name !== ''),
      label: labelOf(control),
      message: messageOf(control),
    }))
}
