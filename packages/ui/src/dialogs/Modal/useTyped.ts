import { useEffect, useRef } from 'react'

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'range'].includes(target.type))

/**
 * Remembers the value of each text field in a dialog when the field first gets the focus.
 *
 * @returns a function that returns whether the value of any of these fields has changed
 */
export function useTyped(element: HTMLElement | null): () => boolean {
  const begun = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>())
  useEffect(() => {
    const { current: values } = begun
    values.clear()
    if (element === null) return undefined
    const remember = ({ target }: FocusEvent): void => {
      if (isTextField(target) && !values.has(target)) values.set(target, target.value)
    }
    // Remember the value of a field that already has the focus, for example by `autoFocus`. There is no
    // `focusin` event for it.
    if (isTextField(document.activeElement) && element.contains(document.activeElement)) {
      values.set(document.activeElement, document.activeElement.value)
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [element])
  return () => [...begun.current].some(([field, value]) => field.isConnected && field.value !== value)
}
