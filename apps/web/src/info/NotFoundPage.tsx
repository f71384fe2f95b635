import { NotFound } from './NotFound'

/** The page of every address that no route knows. */
export function NotFoundPage() {
  return <NotFound />
}
