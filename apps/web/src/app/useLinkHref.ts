import { useHref } from 'react-router-dom'

/** The address that a link carries: the router's for a path of the app, and what is written for mail, phone and other sites. */
export function useLinkHref(href: string): string {
  const path = useHref(href)
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href) ? href : path
}
