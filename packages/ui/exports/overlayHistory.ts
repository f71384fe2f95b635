export { OverlayHistoryContext } from '../src/overlays/OverlayHistoryContext'
export type { OverlayOpened } from '../src/overlays/OverlayHistoryContext'
