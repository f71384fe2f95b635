import type { OverlayOpened } from '@spadestik/ui/overlayHistory'

/** Whether the current entry of the browser's history is the extra one of an open dialog. */
function isExtraEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === true
}

/** Returns the first part of a path, such as `search` of `/search/2`. */
const screenOf = ({ pathname }: { readonly pathname: string }) => pathname.split('/')[1]

/**
 * Makes the browser's Back button close the topmost dialog instead of leaving the page. While a dialog is
 * open, the history has one extra entry with the same address. Its state is otherwise that of the page, so
 * the router sees no other location.
 */
export function createDialogHistory() {
  const closers: (() => void)[] = []
  let isGoingBack = false
  let isListening = false
  let openedOn: string | undefined

  function goBack(): void {
    isGoingBack = true
    history.back()
  }

  function settle(): void {
    // A dialog of a page that is gone must not go back from the next one.
    if (isGoingBack || !isListening) return
    if (closers.length > 0 && !isExtraEntry()) {
      history.pushState({ ...(history.state as object | null), dialog: true }, '')
    } else if (closers.length === 0 && isExtraEntry()) {
      goBack()
    }
  }

  // Wait until React has rendered, because one dialog may replace another.
  const settleSoon = () => void setTimeout(settle)

  const opened: OverlayOpened = (close) => {
    closers.push(close)
    openedOn = screenOf(location)
    settleSoon()
    return () => {
      closers.splice(closers.indexOf(close), 1)
      settleSoon()
    }
  }

  function onPopState(): void {
    const isOwn = isGoingBack
    isGoingBack = false
    // A dialog asks before it discards typed text, and then needs the extra entry again.
    if (!isOwn && !isExtraEntry()) closers.at(-1)?.()
    // A link in a dialog leaves the extra entry behind, which is then skipped.
    settleSoon()
  }

  function listen(): () => void {
    isListening = true
    addEventListener('popstate', onPopState)
    return () => {
      isListening = false
      removeEventListener('popstate', onPopState)
    }
  }

  /**
   * Call after each navigation. A filter that is chosen in a drawer changes the address, and Back must still
   * close the drawer first.
   */
  function moved(place: { readonly pathname: string }): void {
    if (closers.length > 0 && screenOf(place) === openedOn) settleSoon()
  }

  return { opened, listen, moved }
}
