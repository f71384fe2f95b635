export const isSearch = (pathname: string): boolean => pathname.startsWith('/search/')

/**
 * Returns what a dialog or a position belongs to: the path, and one place for all searches. A resumed search
 * shows its first rows before its own address is known.
 */
export const placeOf = (pathname: string): string => (isSearch(pathname) ? '/search/' : pathname)
