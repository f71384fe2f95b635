/** Loads the dialogs of items; asking again costs nothing. They come with the first use, or just before it. */
export const loadItemDialogs = async () => ({ default: (await import('./ItemDialogs')).ItemDialogs })
