/**
 * Runs an action at once, or, while a pointer is pressed, when it is released. Otherwise a change of the layout
 * would move the pressed button away from the pointer.
 */
export function whenReleased(action: () => void): void {
  if (!document.documentElement.matches(':active')) {
    action()
    return
  }
  const controller = new AbortController()
  const { signal } = controller
  const end = () => {
    controller.abort()
    action()
  }
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}
