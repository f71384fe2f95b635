/**
 * Loads the code of the item dialogs once, on first use or when the pointer or focus reaches the icon bar.
 */
export const loadItemDialogs = async () => (await import('./ItemDialogs')).ItemDialogs
