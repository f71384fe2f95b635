/** Whether a path is one of the app's pages, and not of the API, an item's files or the app's parts. */
export const isPagePath = (url: string): boolean => !/^\/(api|files|assets)(\/|$)/.test(url)
