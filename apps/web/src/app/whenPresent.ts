/** Does something with an element once the page has it, which may be after its data has come; the answer ends the waiting. */
export function whenPresent(id: string, act: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id)
  if (present !== null) {
    act(present)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (element === null) return
    observer.disconnect()
    act(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
