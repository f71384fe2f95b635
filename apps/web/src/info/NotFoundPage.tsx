import { NotFound } from './NotFound'

/** The page for every address without a route (R09). */
export function NotFoundPage() {
  return <NotFound />
}
