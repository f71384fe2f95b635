/**
 * Whether a URL belongs to a page of the app. The API, the files of items and the assets of the app are no
 * pages.
 */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)
