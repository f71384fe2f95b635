/**
 * Loads the code of the item dialogs on first use, or when the pointer or focus reaches the icon bar.
 * Repeated calls do not load again.
 */
export const loadItemDialogs = async () => (await import('./ItemDialogs')).ItemDialogs
