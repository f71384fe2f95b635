import type { HistoryLocation } from '@tanstack/history'
import { useRouterPlace } from './RouterContext'

/** The address of the page that is shown; another object after each step. */
export const useLocation = (): HistoryLocation => useRouterPlace().location
