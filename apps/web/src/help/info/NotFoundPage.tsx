import { NotFound } from './NotFound'

/** Shown for every address without a route (R09). */
export function NotFoundPage() {
  return <NotFound />
}
